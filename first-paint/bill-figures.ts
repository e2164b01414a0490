import type { TFunction } from 'i18next';
import { readBook } from '../domain/bills/bill-book';
import { billTypeIn } from '../domain/bills/bill-type';
import { billList } from '../domain/bills/calls';
import { billsAhead } from '../domain/bills/due-parts';
import { billFigures } from '../domain/bills/figures';
import type { Bill } from '../domain/bills/read-bills';
import type { ApplicationStatus } from '../domain/navigation/statuses';
import { actionsInPlaceOn } from '../ui/app/actions-in-place-on';
import { datesIn } from '../ui/format/date';
import { formatRupiah } from '../ui/format/rupiah';
import type { Format } from '../ui/format/use-format';
import { type BillMessages, billMessages } from '../ui/pages/repayment/bill-messages';
import { totalView } from '../ui/pages/repayment/total-view';
import { billPlaceholders } from './bill-placeholders';
import type { Drawing, Drawn } from './drawing';
import { copied, filled } from './filled';
import { preparePlace, setWaysOut } from './place-page';
import { readEarly, unshown } from './read-early';
import { saidAs } from './said-as';
import { copyOf, templateOf } from './templates';
import { type AreaMessages, translator } from './translate';

/** Returns whether this tab stores a value for which the page shows more than the bills. */
const showsMore = (keys = ''): boolean =>
  keys.split(' ').some((key) => localStorage.getItem(key) ?? sessionStorage.getItem(key));

const { total, only, row, lateRow } = billPlaceholders;

/** Returns a bill as a copy of one of the two rows of the list. Throws if no row of the list can show it. */
const rowOf = (bill: Bill, texts: BillMessages, patterns: readonly Element[]): DocumentFragment => {
  if (texts.status !== undefined && bill.status !== row.bill.status) throw unshown;
  const [placeholders, pattern] =
    texts.late === undefined ? [row, patterns[0]] : [lateRow, patterns[1]];
  const lateFee = bill.lateFee === undefined ? undefined : texts.lateFee;
  return filled(copied(pattern), placeholders, { bill, texts: { ...texts, lateFee } });
};

/** Moves the buttons from their bar into the card, on the screens on which the app draws them there. */
const setActions = (page: DocumentFragment): void => {
  const actions = page.querySelector('.actions');
  const textSize = Number(document.documentElement.dataset['text']);
  if (!actions || !matchMedia(actionsInPlaceOn(textSize)).matches) return;
  page.querySelector('.total-card .card')?.append(...actions.childNodes);
  actions.remove();
};

/**
 * Returns the list of current bills with a user's figures, as the app draws it first in this host. Throws if the app has
 * to decide what to show.
 */
export const drawBills = async (
  { asked, words, language, host }: Drawing,
  status: ApplicationStatus,
): Promise<Drawn> => {
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
    line.replaceChildren(saidAs(line.textContent, part('said')));
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
  setWaysOut(page, language, host);
  return { page, prepare: preparePlace };
};
