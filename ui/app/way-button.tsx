import type { FormEvent } from 'react';
import { Navigator } from '../../domain/ports/navigator';
import { useService } from '../hooks/services';
import { Button, type ButtonLooks } from '../kit/button';

interface WayButtonProps extends ButtonLooks {
  /** Address within the app. */
  readonly to: string;
  readonly disabled?: boolean | undefined;
}

/** Renders a button that opens another page. It is a form, so that it works before the app's code is loaded. */
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
