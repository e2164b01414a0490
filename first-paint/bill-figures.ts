import type { TFunction } from 'i18next';
import { billTypeIn, readBook } from '../domain/bills/bill-book';
import { billList } from '../domain/bills/calls';
import { billsAhead } from '../domain/bills/due-parts';
import { billFigures } from '../domain/bills/figures';
import type { Bill } from '../domain/bills/read-bills';
import { HOSTS } from '../domain/host/host';
import type { ApplicationStatus } from '../domain/navigation/statuses';
import { actionsInPlaceOn } from '../ui/app/actions-in-place-on';
import { datesIn } from '../ui/format/date';
import { saidPieces } from '../ui/kit/said-pieces';
import { formatRupiah } from '../ui/format/rupiah';
import type { Format } from '../ui/format/use-format';
import { type BillMessages, billMessages } from '../ui/pages/repayment/bill-messages';
import { totalView } from '../ui/pages/repayment/total-view';
import { billPlaceholders, textsFor } from './bill-placeholders';
import type { Drawing } from './drawing';
import { readEarly, unshown } from './read-early';
import { repeatPress } from './repeat-press';
import { strip } from './strip';
import { copyOf, fill, templateOf } from './templates';
import { type AreaMessages, translator } from './translate';

/** Returns whether this tab stores a value for which the page shows more than the bills. */
const showsMore = (keys = ''): boolean =>
  keys.split(' ').some((key) => localStorage.getItem(key) ?? sessionStorage.getItem(key));

/** Fills a copy of a template from values with the names of its placeholders; removes those without a value. */
const filled = (copy: DocumentFragment, ...of: Parameters<typeof textsFor>) => {
  const pairs = textsFor(...of);
  const isAbsent = ([, text]: (typeof pairs)[number]) => text === undefined;
  strip(
    copy,
    pairs.filter(isAbsent).map(([placeholder]) => placeholder),
  );
  fill(copy, new Map(pairs.map(([placeholder, text = '']) => [placeholder, text])));
  return copy;
};

const { total, only, row, lateRow, spoken } = billPlaceholders;

/** Returns a text as the app draws it for screen readers, from a pattern with words and an amount. */
const saidAs = (text: string, pattern: DocumentFragment): Node | string => {
  const whole = pattern.firstElementChild;
  const pieces = saidPieces(text);
  if (!whole || !pieces) return text;
  const [words, amount] = whole.children;
  const copies = pieces.map((piece) => {
    const isAmount = piece.kind === 'amount';
    const copy = new DocumentFragment();
    copy.append((isAmount ? amount : words)?.cloneNode(true) ?? '');
    const value = isAmount ? Number(piece.text.replaceAll('.', '')) : piece.text;
    return filled(copy, [isAmount ? spoken.amount : spoken.words], [value]);
  });
  whole.replaceChildren(...copies);
  return whole;
};

/** Returns a bill as a copy of one of the two rows of the list. Throws if no row of the list can show it. */
const rowOf = (bill: Bill, texts: BillMessages, patterns: readonly Element[]): DocumentFragment => {
  if (texts.status !== undefined && bill.status !== row.bill.status) throw unshown;
  const [placeholders, pattern] =
    texts.late === undefined ? [row, patterns[0]] : [lateRow, patterns[1]];
  const copy = new DocumentFragment();
  if (pattern) copy.append(pattern.cloneNode(true));
  const lateFee = bill.lateFee === undefined ? undefined : texts.lateFee;
  return filled(copy, placeholders, { bill, texts: { ...texts, lateFee } });
};

/** Moves the buttons from their bar into the card, on the screens on which the app draws them there. */
const setActions = (page: DocumentFragment): void => {
  const actions = page.querySelector('.actions');
  const textSize = Number(document.documentElement.dataset['text']);
  if (!actions || !matchMedia(actionsInPlaceOn(textSize)).matches) return;
  page.querySelector('.total-card .card')?.append(...actions.childNodes);
  actions.remove();
};

/** Prepares the page once it is in the document and before it is painted, unless the app was faster. */
const prepare = (): void => {
  const mount = document.getElementById('root');
  if (!mount || window.appBegun) return;
  const bar = mount.querySelector<HTMLElement>('.places');
  // The buttons of the page lie above the bar.
  document.documentElement.style.setProperty('--places-height', `${bar?.offsetHeight ?? 0}px`);
  repeatPress(mount);
};

/**
 * Returns the list of current bills with a user's figures, as the app draws it first in this host. Throws if the app has
 * to decide what to show.
 */
export const drawBills = async (
  { asked, words, language, host }: Drawing,
  status: ApplicationStatus,
): Promise<DocumentFragment> => {
  const { search } = location;
  const { messages = '', unless } = templateOf(`${language} bill-page`).dataset;
  const isOpened = new URLSearchParams(search).has('bill');
  if (billTypeIn(search) !== 'CURRENT' || isOpened || showsMore(unless)) throw unshown;
  const [{ value, now }, { default: texts }] = await Promise.all([
    readEarly(billList, asked, words),
    import(/* @vite-ignore */ messages) as Promise<{ readonly default: AreaMessages }>,
  ]);
  const read = readBook('CURRENT', value, now);
  const book = read.ok ? billFigures(status, read.value) : undefined;
  if (!book) throw unshown;

  const t = translator(texts, language) as TFunction<'repayment'>;
  const format: Format = { ...datesIn(language), rupiah: formatRupiah };
  const part = (name: string) => copyOf(`${language} ${name}`);
  const view = totalView('CURRENT', book, t, format);
  const card = view.only
    ? filled(part('bill-only'), only, view)
    : filled(part('bill-total'), total, view);
  for (const line of card.querySelectorAll('.due-summary p'))
    line.replaceChildren(saidAs(line.textContent, part('bill-said')));
  if (view.isLate) card.querySelector('.card')?.classList.add('card--late');
  const list = part('bill-list');
  const patterns = [...list.querySelectorAll('li')];
  const rows = book.bills.map((bill) =>
    rowOf(bill, billMessages(bill, now, t, format, format.shortDay), patterns),
  );
  list.querySelector('ul')?.replaceChildren(...rows);
  const tools = part('bill-tools');
  if (billsAhead(book.bills, now).length === 0) tools.querySelector('li')?.remove();

  const page = filled(part('bill-page'), { amount: total.amount }, { amount: book.total });
  const [first, second] = page.querySelectorAll('slot');
  first?.replaceWith(...(view.only ? [card] : [card, list]));
  second?.replaceWith(tools);
  setActions(page);
  if (!HOSTS[host].placesBar) {
    page.querySelector('nav.places')?.remove();
    page.querySelector('header')?.prepend(part('back'));
  }
  requestAnimationFrame(prepare);
  return page;
};
