import { Button } from '../kit/button';
import { useReadAloud } from './use-read-aloud';

interface ReadAloudProps {
  readonly start: string;
  readonly stop: string;
  /** What is read before the names of the page's buttons. */
  readonly buttons: string;
}

/** Renders a button that reads the page aloud, if the device has a voice for its language. */
export const ReadAloud = ({ start, stop, buttons }: ReadAloudProps) => {
  const reading = useReadAloud(buttons);
  if (!reading) return null;
  return (
    <Button look="secondary" onClick={reading.toggle}>
      {reading.isReading ? stop : start}
    </Button>
  );
};
