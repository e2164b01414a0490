import type { FormEvent } from 'react';
import { Navigator } from '../../domain/ports/navigator';
import { useService } from '../hooks/services';
import { Button, type ButtonLooks } from '../kit/button';

interface WayButtonProps extends ButtonLooks {
  /** An address of ours. */
  readonly to: string;
}

/** A button that leads to another page. As a form it leads there before the app's code is here too. */
export const WayButton = ({ to, ...looks }: WayButtonProps) => {
  const navigator = useService(Navigator);
  const follow = (event: FormEvent) => {
    event.preventDefault();
    navigator.go(to);
  };
  return (
    <form action={navigator.href(to)} onSubmit={follow}>
      <Button {...looks} type="submit" />
    </form>
  );
};
