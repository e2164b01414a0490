import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type BinaryFile, Files, type TextFile } from '../../domain/ports/files';
import { useService } from '../hooks/services';
import { TextSheet } from '../kit/text-sheet';
import { Notifications } from './notifications';
import { useCopy } from './use-copy';

/** Texts of the sheet that shows the content of a file. */
interface SheetTexts {
  readonly title: string;
  readonly lead: string;
  readonly copy: string;
  readonly copied: string;
  readonly failed: string;
}

type Saving = (TextFile | BinaryFile) & {
  /** Toast after the file was saved. */
  readonly saved: string;
  /** Content for the sheet, where the host cannot save files. */
  readonly asText: () => string | Promise<string>;
  /** Toast where the content is empty. */
  readonly unsaved?: string;
};

/** Returns a function that saves or shares a file, and the sheet that shows its text where that is not possible. */
export const useSaveOrShow = (texts: SheetTexts) => {
  const { t } = useTranslation();
  const files = useService(Files);
  const notifications = useService(Notifications);
  const copyText = useCopy();
  const [text, setText] = useState<string>();
  const save = async ({ saved, asText, unsaved, ...file }: Saving): Promise<void> => {
    const end = await files.save(file);
    if (end === 'saved') notifications.toast(saved);
    if (end !== 'text') return;
    const content = await asText();
    if (content === '' && unsaved !== undefined) notifications.toast(unsaved);
    else setText(content);
  };
  const sheet = text !== undefined && (
    <TextSheet
      {...texts}
      text={text}
      close={t('close')}
      onCopy={() => copyText(text)}
      onClose={() => setText(undefined)}
    />
  );
  return { save, sheet };
};
