import { type Host, HOSTS } from '../domain/host/host';
import type { HomeFigures } from '../domain/home/figures';
import { dueDistance, type Owed } from '../domain/home/owed';
import type { Limit } from '../domain/home/read-home';
import type { Language } from '../domain/kernel/locale';
import { gaugeShares } from '../ui/kit/gauge-shares';
import { copyOf, fill } from './templates';
import { type limitVariants, type owedVariants, textsOf } from './placeholders';

const owedVariant = (owed: Owed): keyof typeof owedVariants => {
  const distance = dueDistance(owed) ?? 'overdue';
  return distance === 'late' && owed.days === -1 ? 'lateByOne' : distance;
};

const limitVariant = ({ temporary, temporaryUntil }: Limit): keyof typeof limitVariants => {
  if (!temporary) return 'plain';
  return temporaryUntil === undefined ? 'temporary' : 'temporaryUntil';
};

/** Sets the gauge as `LimitGauge` draws it; removes it if the parts are not the whole limit. */
const setGauge = (card: DocumentFragment, { limit, parts }: HomeFigures): void => {
  const gauge = card.querySelector('.limit-gauge');
  if (parts.used + parts.available !== limit.total) return gauge?.remove();
  const { used, hatched } = gaugeShares(limit.total, parts.used, limit.temporary);
  gauge?.querySelector('rect')?.setAttribute('width', `${used}%`);
  for (const { over, from, width } of hatched) {
    const rect = gauge?.querySelector(`[data-hatched="${over}"]`);
    if (width <= 0) rect?.parentElement?.remove();
    rect?.setAttribute('x', `${from}%`);
    rect?.setAttribute('width', `${width}%`);
  }
};

/** Returns home with a user's figures, as the app draws it first in this host. */
export const drawHome = (shown: HomeFigures, language: Language, host: Host): DocumentFragment => {
  const part = (name: string) => copyOf(`${language} ${name}`);
  const { owed, isNothingOwed, limit } = shown;
  const page = part('home');
  const card = part(limitVariant(limit));
  setGauge(card, shown);
  const ways = HOSTS[host].placesBar ? [] : [part('ways')];
  if (isNothingOwed) card.querySelector('.limit-card')?.append(part('shop'));
  const parts = owed ? [part(owedVariant(owed)), ...ways, card] : [card, ...ways];
  page.querySelector('slot')?.replaceWith(...parts);
  if (!HOSTS[host].placesBar) page.querySelector('nav.places')?.remove();
  if (owed?.hasFee) page.querySelector('.owed')?.classList.add('owed--fee');
  fill(page, textsOf(shown, language));
  if (owed?.title !== undefined) {
    const title = page.querySelector('.amount-label');
    if (title) title.textContent = owed.title;
  }
  return page;
};
