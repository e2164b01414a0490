import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import './toast.css';

/** Announces a label until the returned function is called. */
type Say = (label: string) => () => void;

const SayContext = createContext<Say | undefined>(undefined);

interface WaitingProps {
  readonly children: ReactNode;
}

/** Milliseconds of loading after which the user sees that it takes long. */
const patience = 3000;

/**
 * Renders one live region for everything that loads inside it: the same label in succession is read once. After three
 * seconds it shows `slow`.
 */
export const Waiting = ({ children, slow }: WaitingProps & { readonly slow?: string }) => {
  const [labels, setLabels] = useState<readonly { readonly label: string }[]>([]);
  const say: Say = useCallback((label) => {
    const one = { label };
    setLabels((before) => [...before, one]);
    return () => setLabels((before) => before.filter((it) => it !== one));
  }, []);
  const label = labels[labels.length - 1]?.label;
  const waits = label !== undefined;
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(setSlow, patience, true);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [waits]);
  const shown = waits && isSlow && slow;
  return (
    <SayContext value={say}>
      {/* Before the page: after it, it would make the page one pixel higher. */}
      <p className={shown ? 'toast toast--bottom' : 'visually-hidden'} role="status">
        {shown ? <span className="toast__text">{shown}</span> : label}
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
