import { useState } from 'react';
import { ScreenLoader } from '../app/screen-loader';
import { useReportLost } from '../app/use-report-lost';
import { useService } from '../hooks/services';
import { useLanguage } from '../hooks/use-language';

/** A sheet of a form, whose code, words and styles come when it is first opened: the first steps have no room for them. */
export const useLateSheet = <S>(load: () => Promise<S>, onLost: () => void) => {
  const loader = useService(ScreenLoader);
  const reportLost = useReportLost();
  const language = useLanguage();
  const [opened, setOpened] = useState<{ readonly Sheet: S }>();
  const open = () => {
    Promise.all([load(), loader.area('sheets', language)]).then(
      ([Sheet]) => setOpened({ Sheet }),
      () => {
        reportLost();
        onLost();
      },
    );
  };
  return { Sheet: opened?.Sheet, open, close: () => setOpened(undefined) };
};
