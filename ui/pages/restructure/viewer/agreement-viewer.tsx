import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextSides } from '../../../../domain/restructure/pdf-engine';
import { useSaveOrShow } from '../../../app/use-save-or-show';
import { useHelp } from '../../../app/use-help';
import { Button } from '../../../kit/button';
import { Notice } from '../../../kit/notice';
import { Skeleton } from '../../../kit/skeleton';
import { SkeletonLine } from '../../../kit/skeleton-parts';
import { AgreementPages } from './agreement-pages';
import type { PageLook, PageEnd } from './pdf-page';
import { pageTexts } from './page-texts';
import type { AgreementState } from './use-agreement';

interface AgreementViewerProps {
  readonly state: AgreementState;
  readonly bytes: Uint8Array<ArrayBuffer> | undefined;
  /** The box in which the pages scroll. */
  readonly box: RefObject<HTMLDivElement | null>;
  readonly onEnd: PageEnd;
  readonly look: PageLook;
  readonly onLook: (look: PageLook) => void;
  readonly sides: TextSides | undefined;
  /** Whether a page cannot be shown completely. */
  readonly isBroken: boolean;
  /** Shown below the pages: what agreeing to them means. */
  readonly children: ReactNode;
}

/** Renders the agreement inside the page: its pages or their text as an aid, and a button that saves the file. */
export const AgreementViewer = (props: AgreementViewerProps) => {
  const { state, bytes, box, onEnd, look, onLook, sides, isBroken, children } = props;
  const { t } = useTranslation(['restructure', 'common']);
  const openHelp = useHelp();
  const { save, sheet } = useSaveOrShow({
    title: t('agreement.textTitle'),
    lead: t('agreement.textLead'),
    copy: t('agreement.copy'),
    copied: t('agreement.copied'),
    failed: t('agreement.copyFailed'),
  });

  if (state.kind === 'opening')
    return (
      <Skeleton label={t('agreement.opening')}>
        <SkeletonLine size="headline" />
        <SkeletonLine size="headline" />
      </Skeleton>
    );
  const pages = state.kind === 'open' ? state.pages : [];
  const saveFile = async () => {
    if (!bytes) return;
    const { signal } = new AbortController();
    await save({
      name: 'paylater.pdf',
      type: 'application/pdf',
      bytes,
      saved: t('agreement.saved'),
      asText: async () => {
        const texts = await pageTexts(pages, signal);
        return texts.flatMap((it) => it?.lines ?? []).join('\n');
      },
      // Without the library there is no text either.
      unsaved: t('agreement.unsaved'),
    });
  };
  return (
    <>
      {state.kind === 'refused' && (
        <Notice tone="bad" role="alert" title={t('agreement.refused.title')}>
          {t(`agreement.refused.${state.fault}`)}
        </Notice>
      )}
      {state.kind === 'unsupported' && (
        <Notice tone="warn" role="status" title={t('agreement.unsupported.title')}>
          {t('agreement.unsupported.text')}
        </Notice>
      )}
      {pages.length > 0 && (
        <>
          <AgreementPages {...{ pages, box, onEnd, look, onLook, sides }} />
          {children}
        </>
      )}
      {bytes && (
        <Button look="secondary" onClick={() => void saveFile()}>
          {t('agreement.save')}
        </Button>
      )}
      {openHelp && (isBroken || state.kind !== 'open') && (
        <Button look="quiet" onClick={openHelp}>
          {t('common:openHelp')}
        </Button>
      )}
      {sheet}
    </>
  );
};
