import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HomePage } from '../../../domain/home/home';
import type { Language } from '../../../domain/session/locale';
import { ScreenLoader } from '../../app/screen-loader';
import { useService } from '../../hooks/services';

const load = () => import('../notices/home-extras').then((it) => it.homeExtras);

type Extras = Awaited<ReturnType<typeof load>>;

/** Whether home holds anything that a notice may show. */
const asks = ({ profile, modules }: HomePage): boolean =>
  !!profile?.limitTypes?.length ||
  modules.some(
    ({ type, items }) =>
      type === 'ZERO_PERCENT' ||
      type === 'DISCOUNT_PROMO' ||
      items?.some(({ product }) => product !== undefined),
  );

/** The notices of home, which come after it, and only when it asks for them: the first load has no room for them. */
export const useExtras = (page: HomePage | undefined): Extras | undefined => {
  const { i18n } = useTranslation();
  const loader = useService(ScreenLoader);
  const [here, setHere] = useState<{ extras: Extras; language: string }>();
  const { language } = i18n;
  const wanted = page !== undefined && asks(page);

  useEffect(() => {
    if (!wanted) return;
    let left = false;
    Promise.all([load(), loader.area('notices', language as Language)]).then(
      ([extras]) => left || setHere({ extras, language }),
      // Home is whole without them; the next arrival tries again.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [loader, wanted, language]);

  return wanted && here?.language === language ? here.extras : undefined;
};
