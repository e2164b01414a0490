import { Button } from '../kit/button';
import { useReadAloud } from './use-read-aloud';

interface ReadAloudProps {
  readonly start: string;
  readonly stop: string;
}

/** Renders a button that reads the page aloud, if the device has a voice for its language. */
export const ReadAloud = ({ start, stop }: ReadAloudProps) => {
  const reading = useReadAloud();
  if (!reading) return null;
  return (
    <Button look="secondary" onClick={reading.toggle}>
      {reading.isReading ? stop : start}
    </Button>
  );
};
