import { useTranslation } from 'react-i18next';
import { Config } from '../../../domain/config/config';
import { isolated } from '../../../domain/kernel/legible';
import { latestValue } from '../../../domain/kernel/loadable';
import { Clock } from '../../../domain/ports/clock';
import type { PaymentTrail, TrailPart } from '../../../domain/repayment/payment-trail';
import { lastFour } from '../../../domain/rekyc/mask';
import { Profile } from '../../../domain/session/profile';
import { ReadableNote } from '../../app/readable-note';
import { useSaveOrShow } from '../../app/use-save-or-show';
import { type Format, useFileFormat, useFormat } from '../../format/use-format';
import { useService } from '../../hooks/services';
import { useQuery } from '../../hooks/use-query';
import { Button } from '../../kit/button';
import { Card } from '../../kit/card';
import { Steps } from '../../kit/steps';

interface TrailCardProps {
  readonly trail: PaymentTrail;
}

/**
 * Renders the stages of a payment with their times, and a button that shares them as a text: with who paid whom,
 * without the number to pay to. The server sends no reference.
 */
export const TrailCard = ({ trail: { parts, isOwn, amount } }: TrailCardProps) => {
  const { t } = useTranslation(['repayment', 'common']);
  const [format, fileFormat] = [useFormat(), useFileFormat()];
  const clock = useService(Clock);
  const { lender, licence } = useService(Config).values;
  const user = latestValue(useQuery(useService(Profile), 'unknown'));
  const { name, maskedMobileNumber = '' } = user ?? {};
  const end = lastFour(maskedMobileNumber);
  const title = t(isOwn ? 'trail.title' : 'trail.newest');
  const { save, sheet } = useSaveOrShow({
    title,
    lead: t('trail.lead'),
    copy: t('trail.copy'),
    copied: t('trail.copied'),
    failed: t('remind.copyFailed'),
  });
  if (parts.length === 0) return null;

  const next = parts.find(({ state }) => state !== 'done');
  const detailOf = ({ stage, state, at }: TrailPart, format: Format): string => {
    if (state === 'unread') return t('trail.unread');
    if (state === 'notYet') return t(stage === 'sent' ? 'trail.notYet' : 'trail.notSeen');
    if (stage === 'posted') return t('trail.done');
    const time = at === undefined ? t('trail.untimed') : format.dayTime(at);
    // The amount of a payment from another visit is not in the headline of the page.
    return stage === 'received' && !isOwn && amount !== undefined
      ? `${format.rupiah(amount)}, ${time}`
      : time;
  };

  const titleOf = (part: TrailPart): string => {
    const isExpected = part === next && part.stage === 'received' && part.state === 'notYet';
    return t(isExpected ? 'trail.expected' : `trail.${part.stage}`);
  };

  const facts = [
    ['name', name && isolated(name)],
    ['mobile', end && `•••• ${end}`],
    ['lender', lender],
    ['licence', licence],
  ] as const;

  const share = async () => {
    const proof = [
      t('trail.heading', { title }),
      t('trail.made', { time: fileFormat.dayTime(clock.now()) }),
      ...facts.flatMap(([fact, value]) => (value ? [`${t(`trail.${fact}`)}: ${value}`] : [])),
      '',
      ...parts.map((part) => `${t(`trail.${part.stage}`)}: ${detailOf(part, fileFormat)}`),
      ...(amount === undefined ? [] : [t('trail.amount', { amount: fileFormat.rupiah(amount) })]),
      '',
      t('trail.note'),
    ].join('\n');
    await save({
      name: `${t('trail.file')}.txt`,
      type: 'text/plain',
      text: `${proof}\n`,
      saved: t('trail.saved'),
      asText: () => proof,
    });
  };

  return (
    <Card title={title}>
      <Steps
        steps={parts.map((part) => ({
          title: titleOf(part),
          detail: detailOf(part, format),
          state: part.state === 'done' ? 'done' : part === next ? 'now' : 'next',
        }))}
      />
      {amount !== undefined && <ReadableNote text={t('trail.readable')} />}
      <Button look="secondary" compact onClick={() => void share()}>
        {t('trail.share')}
      </Button>
      {sheet}
    </Card>
  );
};
