import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useState,
} from 'react';

/** Has a label read aloud until the answered function is called. */
type Say = (label: string) => () => void;

const SayContext = createContext<Say | undefined>(undefined);

interface WaitingProps {
  readonly children: ReactNode;
}

/** One live region for everything in it that is waited for: what follows one another with the same label is heard once. */
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

/** A dialog hides every region beside it, so what is waited for in it is a region of its own. */
export const WaitingInside = ({ children }: WaitingProps) => (
  <SayContext value={undefined}>{children}</SayContext>
);

/** Has a label read aloud while the component is there: by the region around it, or else by the role this answers. */
export const useWaiting = (label: string): 'status' | undefined => {
  const say = useContext(SayContext);
  useLayoutEffect(() => say?.(label), [say, label]);
  return say ? undefined : 'status';
};
