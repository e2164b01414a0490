import type { FormEvent } from 'react';
import { Navigator } from '../../domain/ports/navigator';
import { useService } from '../hooks/services';
import { Button, type ButtonLooks } from '../kit/button';

export interface WayButtonProps extends ButtonLooks {
  /** An address of ours. */
  readonly to: string;
}

/** A button that leads to another page. As a form it leads there before the app's code is here too. */
export const WayButton = ({ to, ...looks }: WayButtonProps) => {
  const navigator = useService(Navigator);
  const [path, query] = navigator.href(to).split('?');
  const follow = (event: FormEvent) => {
    event.preventDefault();
    navigator.go(to);
  };
  return (
    <form action={path} onSubmit={follow}>
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input type="hidden" key={name} name={name} value={value} />
      ))}
      <Button {...looks} type="submit" />
    </form>
  );
};
