import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Config } from '../../../domain/config/config';
import { isolated } from '../../../domain/kernel/legible';
import { Files } from '../../../domain/ports/files';
import type { PurchaseProblem } from '../../../domain/receipts/purchase-problem';
import type { Receipt, ReceiptOf } from '../../../domain/receipts/receipts';
import { ReadableNote } from '../../app/readable-note';
import { useCopy } from '../../app/use-copy';
import { useHelp } from '../../app/use-help';
import { useWayTo } from '../../app/use-way-to';
import { type Format, useFileFormat, useFormat } from '../../format/use-format';
import { useService } from '../../hooks/services';
import { Button } from '../../kit/button';
import { RadioField } from '../../kit/choice-field';
import { fieldId } from '../../kit/field';
import { Sheet } from '../../kit/sheet';
import { receiptAmount, receiptDetails } from './receipt-text';
import '../../kit/plain-text.css';

interface ProblemSheetProps {
  readonly receipt: Receipt;
  readonly of: ReceiptOf;
  readonly problems: readonly PurchaseProblem[];
  readonly onClose: () => void;
}

/** Gathers what the help centre needs to know of a purchase, as a text. Nothing is sent: the user copies or shares it. */
export const ProblemSheet = ({ receipt, of, problems, onClose }: ProblemSheetProps) => {
  const { t } = useTranslation(['transactions', 'common']);
  const [format, fileFormat] = [useFormat(), useFileFormat()];
  const files = useService(Files);
  const copyText = useCopy();
  const help = useHelp();
  const { complaints } = useService(Config).values;
  const call = useWayTo()(complaints === undefined ? undefined : `tel:${complaints}`);
  const [problem, setProblem] = useState<PurchaseProblem>();
  const [isRefused, setRefused] = useState(false);
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed' | 'saved' | 'opened' | 'byHand'>();

  const { amount } = receiptAmount(receipt, of);
  const textIn = (format: Format): string =>
    [
      ...(problem === undefined ? [] : [t(`problem.${problem}`)]),
      ...receiptDetails(receipt, of, t, format)
        .filter(({ part }) => part !== 'type')
        .map(({ label, value }) => `${label}: ${isolated(value)}`),
      ...(amount === undefined
        ? []
        : [`${t('receipt.total')}: ${format.rupiah(Math.abs(amount), receipt.currency)}`]),
    ].join('\n');

  /** Returns what a press does: it asks for the problem first, because the text is about it. */
  const onceChosen = (run: () => Promise<void>) => () => {
    setRefused(problem === undefined);
    if (problem === undefined) document.getElementById(fieldId('problem'))?.focus();
    else void run();
  };
  const text = textIn(fileFormat);
  const copy = async () => setOutcome((await copyText(text)) ? 'copied' : 'copyFailed');
  const share = async () => {
    const end = await files.save({ name: 'paylater.txt', type: 'text/plain', text: `${text}\n` });
    setOutcome(end === 'shared' ? undefined : end === 'text' ? 'byHand' : end);
  };

  const isCopiedByHand = outcome === 'copyFailed' || outcome === 'byHand';

  return createPortal(
    <Sheet
      title={t('problem.title')}
      close={t('common:close')}
      onClose={onClose}
      action={
        <Button look="primary" onClick={onceChosen(copy)}>
          {t('problem.copy')}
        </Button>
      }
      more={
        <>
          <Button look="quiet" onClick={onceChosen(share)}>
            {t('problem.share')}
          </Button>
          {help && (
            <Button look="quiet" onClick={help}>
              {t('common:openHelp')}
            </Button>
          )}
          {call && (
            <Button look="quiet" onClick={call}>
              {t('problem.call', { number: complaints })}
            </Button>
          )}
        </>
      }
    >
      <RadioField
        name="problem"
        label={t('problem.what')}
        error={isRefused ? t('problem.choose') : undefined}
        placeholder=""
        options={problems.map((value) => ({ value, label: t(`problem.${value}`) }))}
        value={problem ?? ''}
        onChange={(value) => {
          setProblem(problems.find((it) => it === value));
          setOutcome(undefined);
          setRefused(false);
        }}
      />
      <p>{t(problem === 'notMine' ? 'problem.leadNotMine' : 'problem.lead')}</p>
      <pre className="plain-text">{isCopiedByHand ? text : textIn(format)}</pre>
      <ReadableNote text={t('readable')} />
      <p role="status">{outcome && t(`problem.${outcome}`)}</p>
    </Sheet>,
    document.body,
  );
};
