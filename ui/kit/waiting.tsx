import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useState,
} from 'react';

/** Announces a label until the returned function is called. */
type Say = (label: string) => () => void;

const SayContext = createContext<Say | undefined>(undefined);

interface WaitingProps {
  readonly children: ReactNode;
}

/** Renders one live region for everything that loads inside it: the same label in succession is read once. */
export const Waiting = ({ children }: WaitingProps) => {
  const [labels, setLabels] = useState<readonly { readonly label: string }[]>([]);
  const say: Say = useCallback((label) => {
    const one = { label };
    setLabels((before) => [...before, one]);
    return () => setLabels((before) => before.filter((it) => it !== one));
  }, []);
  return (
    <SayContext value={say}>
      {/* Before the page: after it, it would make the page one pixel higher. */}
      <p className="visually-hidden" role="status">
        {labels[labels.length - 1]?.label}
      </p>
      {children}
    </SayContext>
  );
};

/** Lets a dialog announce what it loads, because a modal dialog hides the regions outside of it. */
export const WaitingInside = ({ children }: WaitingProps) => (
  <SayContext value={undefined}>{children}</SayContext>
);

/** Announces a label while the component is mounted: by the region around it, or else by the returned role. */
export const useWaiting = (label: string): 'status' | undefined => {
  const say = useContext(SayContext);
  useLayoutEffect(() => say?.(label), [say, label]);
  return say ? undefined : 'status';
};
