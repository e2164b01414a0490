import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Files } from '../../../../domain/ports/files';
import { Notifications } from '../../../app/notifications';
import { useCopy } from '../../../app/use-copy';
import { useService } from '../../../hooks/services';
import { Button } from '../../../kit/button';
import { classes } from '../../../kit/classes';
import { Notice } from '../../../kit/notice';
import { Segments } from '../../../kit/segments';
import { Skeleton } from '../../../kit/skeleton';
import { SkeletonLine } from '../../../kit/skeleton-parts';
import { TextSheet } from '../../../kit/text-sheet';
import { scrolling } from '../scrolling';
import { type PageEnd, PdfPage } from './pdf-page';
import { textOfPage } from './text-of-page';
import type { AgreementState } from './use-agreement';

const looks = ['text', 'fit', 'large'] as const;
type Look = (typeof looks)[number];

interface AgreementViewerProps {
  readonly state: AgreementState;
  readonly bytes: Uint8Array<ArrayBuffer> | undefined;
  /** What the pages scroll in. */
  readonly box: RefObject<HTMLDivElement | null>;
  readonly onEnd: PageEnd;
}

/** The agreement in the page itself: as text, as its pages, or larger, and as a file to keep. */
export const AgreementViewer = ({ state, bytes, box, onEnd }: AgreementViewerProps) => {
  const { t } = useTranslation(['restructure', 'common']);
  const files = useService(Files);
  const notifications = useService(Notifications);
  const copyText = useCopy();
  const [chosen, setLook] = useState<Look>();
  // A whole page on a phone is too small to be read: its text is not.
  const look = chosen ?? (state.kind === 'open' && state.hasText ? 'text' : 'fit');
  const [text, setText] = useState<string>();

  if (state.kind === 'opening')
    return (
      <Skeleton label={t('agreement.opening')}>
        <SkeletonLine size="headline" />
        <SkeletonLine size="headline" />
      </Skeleton>
    );
  if (state.kind === 'refused')
    return (
      <Notice tone="bad" role="alert" title={t('agreement.refused.title')}>
        {t(`agreement.refused.${state.fault}`)}
      </Notice>
    );

  const pages = state.kind === 'open' ? state.pages : [];
  const save = async () => {
    if (!bytes) return;
    const end = await files.save({ name: 'paylater.pdf', type: 'application/pdf', bytes });
    if (end === 'saved') notifications.toast(t('agreement.saved'));
    if (end !== 'text') return;
    const lines = await Promise.all(pages.map(textOfPage));
    // The text needs the library, too.
    if (lines.length === 0) notifications.toast(t('agreement.unsaved'));
    else setText(lines.flat().join('\n'));
  };
  return (
    <>
      {state.kind === 'unsupported' && (
        <Notice tone="warn" role="status" title={t('agreement.unsupported.title')}>
          {t('agreement.unsupported.text')}
        </Notice>
      )}
      {pages.length > 0 && (
        <>
          <Segments
            label={t('agreement.look')}
            value={look}
            options={looks.map((value) => ({ value, label: t(`agreement.looks.${value}`) }))}
            onChange={(value) => setLook(value as Look)}
          />
          <div
            className={classes('agreement__pages', `agreement__pages--${look}`)}
            {...scrolling}
            ref={box}
            aria-label={t('agreement.pages')}
          >
            {pages.map((page, at) => (
              <PdfPage
                key={at}
                page={page}
                at={at}
                onEnd={onEnd}
                look={look}
                label={t('agreement.page', { number: at + 1, count: pages.length })}
              />
            ))}
          </div>
        </>
      )}
      <Button look="secondary" onClick={() => void save()}>
        {t('agreement.save')}
      </Button>
      {text !== undefined && (
        <TextSheet
          title={t('agreement.textTitle')}
          lead={t('agreement.textLead')}
          text={text}
          copy={t('agreement.copy')}
          copied={t('agreement.copied')}
          failed={t('agreement.copyFailed')}
          close={t('common:close')}
          onCopy={() => copyText(text)}
          onClose={() => setText(undefined)}
        />
      )}
    </>
  );
};
