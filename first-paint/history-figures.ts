import type { TFunction } from 'i18next';
import { jakartaMonth } from '../domain/kernel/instant';
import type { ApplicationStatus } from '../domain/navigation/statuses';
import { receiptAt, wantsNewestPayment } from '../domain/receipts/asked-receipt';
import { transactionHistory } from '../domain/transactions/calls';
import { historyFigures, isWholeRow } from '../domain/transactions/figures';
import { firstCursors } from '../domain/transactions/first-page';
import { isHead, linesOf } from '../domain/transactions/lines';
import { recentChart } from '../domain/transactions/month-chart';
import { monthIn } from '../domain/transactions/months';
import { refreshed } from '../domain/transactions/paging';
import { isRestructured } from '../domain/transactions/restructured';
import type { HistoryRow } from '../domain/transactions/row';
import { spendingByMonth } from '../domain/transactions/spending';
import { savesDataIn } from '../adapters/browser/saves-data';
import { datesIn } from '../ui/format/date';
import { formatRupiah } from '../ui/format/rupiah';
import type { Format } from '../ui/format/use-format';
import {
  type ChartTexts,
  chartTexts,
  highScreen,
  type MonthColumn,
  spentText,
} from '../ui/pages/transactions/month-texts';
import { type RowLabel, type RowWords, rowView } from '../ui/pages/transactions/row-view';
import { monogramLook } from '../ui/widgets/monogram-look';
import type { Drawing, Drawn } from './drawing';
import { copied, filled } from './filled';
import { historyPlaceholders } from './history-placeholders';
import { preparePlace, setWaysOut } from './place-page';
import { lastShown, likelyHeights, placeLines } from './place-lines';
import { readEarly, unshown } from './read-early';
import { saidAs } from './said-as';
import { copyOf, templateOf } from './templates';
import { type AreaMessages, translator } from './translate';

const { views, month, chart, column: placeholder } = historyPlaceholders;

type Part = (name: string) => DocumentFragment;

/** Returns whether the user saves data: by the stored switch, or else by the browser. `Preferences` decides the same. */
const savesData = (key = ''): boolean => {
  const stored = localStorage.getItem(key);
  return stored === 'true' || (stored !== 'false' && savesDataIn(navigator));
};

/** Returns the element of a line with its index. */
const numbered = (line: DocumentFragment, at: number): HTMLElement => {
  const [element] = line.querySelectorAll('li');
  if (!element) throw unshown;
  element.dataset['index'] = `${at}`;
  return element;
};

/** Returns a row as a copy of the pattern with its tile, with the status and the amount of the pattern with its tone. */
const lineOf = (row: HistoryRow, words: RowWords, patterns: readonly Element[]) => {
  const view = rowView(row, words);
  const alike = views.filter((it) => it.kind === view.kind && it.hasArrived === view.hasArrived);
  // Only purchases show the category of their shop.
  const like = alike.find(({ category }) => category === view.category) ?? alike[0];
  const at = views.findIndex((it) => it === like);
  const toned = patterns[views.findIndex(({ tone }) => tone === view.tone)];
  const line = copied(patterns[at]);
  const soft = '.transaction-line--soft > :last-child';
  line.querySelector(soft)?.replaceWith(toned?.querySelector(soft)?.cloneNode(true) ?? '');
  const amount = line.querySelector('.amount');
  if (amount) amount.className = toned?.querySelector('.amount')?.className ?? '';
  const tile = line.querySelector('bdi.monogram');
  if (tile) {
    const { className, letter } = monogramLook(view.title);
    tile.className = className;
    if (view.category === undefined) tile.textContent = letter;
  }
  const shown = { id: row.id, ...view, amount: Math.abs(view.amount ?? 0) };
  const pattern = views[at];
  return filled(line, { id: '⟦id⟧', ...pattern, amount: Math.abs(pattern?.amount ?? 0) }, shown);
};

/** Returns the heading of a month as a copy of the pattern; the first one sticks to the top. */
const headOf = (
  name: string,
  spent: string | undefined,
  isFirst: boolean,
  pattern: Element | undefined,
  part: Part,
) => {
  const head = filled(copied(pattern), month, { name, spent });
  head.querySelector('li')?.classList.toggle('history__month--sticks', isFirst);
  if (spent !== undefined)
    head.querySelector('.history__spent')?.replaceChildren(saidAs(spent, part('said')));
  return head;
};

const columnOf = (column: MonthColumn, pattern: Element, part: Part) => {
  const { name, short, text, sum, height, isGrowing } = column;
  const copy = filled(copied(pattern), { short: placeholder.short }, { short });
  const label = copy.querySelector('.spending__sum');
  if (sum === undefined) label?.remove();
  else label?.replaceChildren(sum);
  const bar = copy.querySelector<HTMLElement>('.spending__bar');
  bar?.classList.toggle('spending__bar--growing', isGrowing);
  if (height === undefined) bar?.remove();
  else bar?.style.setProperty('height', `${height}%`);
  copy.querySelector('.visually-hidden')?.replaceChildren(`${name}: `, saidAs(text, part('said')));
  return copy;
};

const chartOf = ({ ticks, columns }: ChartTexts, part: Part) => {
  const figure = filled(part('history-months'), { ticks: chart.ticks }, { ticks });
  const months = figure.querySelector('ol');
  const [pattern] = months?.children ?? [];
  if (pattern) months?.replaceChildren(...columns.map((it) => columnOf(it, pattern, part)));
  return figure;
};

/**
 * Returns the history with the rows of a user, as the app draws it first in this host. Throws if the app has to decide
 * what to show.
 */
export const drawHistory = async (
  { asked, words, language, host }: Drawing,
  status: ApplicationStatus,
): Promise<Drawn> => {
  const { search } = location;
  if (receiptAt(search) || monthIn(search) !== undefined || wantsNewestPayment(search))
    throw unshown;
  const { messages = '', saver } = templateOf(`${language} history-page`).dataset;
  const [{ value, now }, { default: texts }] = await Promise.all([
    readEarly(transactionHistory, asked, words),
    import(/* @vite-ignore */ messages) as Promise<{ readonly default: AreaMessages }>,
  ]);
  const loaded = historyFigures(status, refreshed(undefined, value, firstCursors(now), now));
  if (!loaded) throw unshown;

  const t = translator(texts, language) as TFunction<'transactions'>;
  const format: Format = { ...datesIn(language), rupiah: formatRupiah };
  const say = (key: RowLabel) => t(key);
  const part: Part = (name) => copyOf(`${language} ${name}`);
  const spending = spendingByMonth(loaded);
  const lines = linesOf(loaded.rows);
  const unknown = lines.findIndex((line) => !isHead(line) && !isWholeRow(line));
  const known = unknown < 0 ? lines : lines.slice(0, unknown);
  if (known.length <= lastShown(likelyHeights(lines), 0, innerHeight)) throw unshown;

  const list = part('history-list');
  const [headPattern, ...patterns] = list.querySelectorAll('li');
  list.querySelector('ul')?.replaceChildren();
  const drawn = known.map((line, at) =>
    numbered(
      isHead(line)
        ? headOf(
            format.month(line.id),
            spentText(spending.get(line.id), t, format),
            at === 0,
            headPattern,
            part,
          )
        : lineOf(line, { say, format }, patterns),
      at,
    ),
  );
  const months = recentChart(loaded, jakartaMonth(now));
  const isShown = matchMedia(highScreen).matches && !(months === 'notLoaded' && savesData(saver));
  const above =
    !months || !isShown
      ? []
      : [
          typeof months === 'string'
            ? part(months === 'later' ? 'history-later' : 'history-reading')
            : chartOf(chartTexts(months, t, format, language), part),
        ];

  const note = isRestructured(loaded.loanRestructure) ? [part('history-note')] : [];
  const end = part(loaded.ended ? 'history-below' : 'history-more');
  const content = [list, end, ...note];

  const page = part('history-page');
  page.querySelector('.history-side')?.prepend(...above);
  page.querySelector('slot')?.replaceWith(...content);
  setWaysOut(page, language, host);
  const prepare = () => {
    const shownList = document.querySelector<HTMLElement>('main .history');
    const nameEnd = () => {
      if (loaded.ended)
        document.querySelector('main .history-end')?.replaceWith(part('history-end'));
    };
    if (shownList) placeLines(shownList, lines, drawn, nameEnd);
    preparePlace();
  };
  return { page, prepare };
};
