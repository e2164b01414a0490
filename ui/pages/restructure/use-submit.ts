import { type ReactNode, useState } from 'react';
import { ROUTES } from '../../../domain/navigation/routes';
import { Navigator } from '../../../domain/ports/navigator';
import { RestructureRequest } from '../../../domain/restructure/restructure-request';
import { useFailureDialog } from '../../app/use-failure-dialog';
import { useService } from '../../hooks/services';
import { usePin } from '../pin/use-pin';

interface Binding {
  readonly tenor: number;
  /** What is bound, once more, where the PIN is asked for. */
  readonly about: ReactNode;
  readonly confirm: string;
}

/** The one button that binds: sends the request once, after the PIN where the backend asks for it. */
export const useSubmit = () => {
  const request = useService(RestructureRequest);
  const navigator = useService(Navigator);
  const showFailure = useFailureDialog();
  const pin = usePin();
  const [busy, setBusy] = useState(false);

  const send = async (binding: Binding): Promise<void> => {
    const { key } = navigator.place$.value;
    const asked = await request.submit(binding.tenor);
    // An answer that came late does not take anybody away from where they went.
    if (navigator.place$.value.key !== key) return;
    if (asked.kind === 'asked') navigator.go(ROUTES.restructureCallback.path, { replace: true });
    if (asked.kind === 'failed') showFailure(asked.failure, { retry: () => void submit(binding) });
    if (asked.kind !== 'pin') return;
    const { about, confirm } = binding;
    if ((await pin.ask({ about, confirm })).kind === 'verified') await send(binding);
  };

  const submit = async (binding: Binding): Promise<void> => {
    setBusy(true);
    await send(binding);
    setBusy(false);
  };

  return { submit, busy, sheet: pin.sheet };
};
