import { useEffect, useMemo, useState } from 'react';
import { Clock } from '../../../../domain/ports/clock';
import { readAgreement } from '../../../../domain/restructure/agreement-file';
import { cancellable } from '../../../hooks/cancellable';
import { useService } from '../../../hooks/services';
import { openAgreement, type OpenedAgreement } from './open-agreement';
import { PdfEngine } from '../../../../domain/restructure/pdf-engine';

/** `opening` until it is known whether the agreement can be shown. */
export type AgreementState = OpenedAgreement | { readonly kind: 'opening' };

const opening: AgreementState = { kind: 'opening' };

interface Shown {
  readonly of: string;
  readonly opened: OpenedAgreement;
}

/** Decodes and opens an agreement from base64. */
export const useAgreement = (body: string | undefined) => {
  const engine = useService(PdfEngine);
  const clock = useService(Clock);
  const file = useMemo(() => (body === undefined ? undefined : readAgreement(body)), [body]);
  const [shown, setShown] = useState<Shown>();

  useEffect(() => {
    if (body === undefined || !file?.ok) return;
    return cancellable(async (signal) => {
      const opened = await openAgreement(engine, file.value, clock);
      const close = () => opened.kind === 'open' && opened.close();
      if (signal.aborted) return close();
      signal.addEventListener('abort', close);
      setShown({ of: body, opened });
    });
  }, [engine, clock, body, file]);

  const state: AgreementState =
    file && !file.ok
      ? { kind: 'refused', fault: file.error }
      : shown !== undefined && shown.of === body
        ? shown.opened
        : opening;
  return { state, bytes: file?.ok ? file.value : undefined };
};
