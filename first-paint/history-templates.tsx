import type { ReactNode } from 'react';
import { StaticRouter } from 'react-router-dom';
import type { Language } from '../domain/kernel/locale';
import { ROUTES } from '../domain/navigation/routes';
import { STORED } from '../domain/storage/stored';
import { AppPage } from '../ui/app/app-page';
import { LenderLine } from '../ui/app/lender-line';
import { PlacesBar } from '../ui/app/places-bar';
import { Waiting } from '../ui/kit/waiting';
import { HistoryEnd } from '../ui/pages/transactions/history-end';
import { HistoryLine } from '../ui/pages/transactions/history-line';
import { HistoryLines } from '../ui/pages/transactions/history-lines';
import { HistoryTools } from '../ui/pages/transactions/history-tools';
import { MonthLine } from '../ui/pages/transactions/month-line';
import {
  HistorySide,
  ReceiptChoice,
  RestructuredNote,
} from '../ui/pages/transactions/history-notes';
import { LaterChart, SpendingFigure } from '../ui/pages/transactions/spending-figure';
import { historyPlaceholders } from './history-placeholders';

type DrawHistory = (part: ReactNode, route: 'transactions', prefix: string) => string;

const nothing = () => {};

const { rows, words, month, chart } = historyPlaceholders;

const parts: Readonly<Record<string, ReactNode>> = {
  'history-page': (
    <StaticRouter location={ROUTES.transactions.path}>
      <Waiting>
        <AppPage wide>
          <HistoryTools filters={{}} isJumping={false} onChange={nothing} onOpen={nothing} />
          <HistorySide>
            <ReceiptChoice />
          </HistorySide>
          <slot />
          <LenderLine />
        </AppPage>
        <PlacesBar place="transactions" />
      </Waiting>
    </StaticRouter>
  ),
  'history-months': <SpendingFigure texts={chart} onChoose={nothing} />,
  'history-reading': <SpendingFigure texts={undefined} onChoose={nothing} />,
  'history-later': <LaterChart />,
  'history-list': (
    <HistoryLines>
      <MonthLine {...month} index={0} top={undefined} />
      {rows.map((row) => (
        <HistoryLine
          key={`${row.type} ${row.status} ${row.merchantCategory}`}
          {...words}
          row={row}
          stale={false}
          index={0}
          onOpen={nothing}
        />
      ))}
    </HistoryLines>
  ),
  'history-more': <HistoryEnd ended={false} isShown={false} hasUnread={false} />,
  'history-below': <HistoryEnd ended isShown={false} hasUnread={false} />,
  'history-note': <RestructuredNote />,
  'history-end': <HistoryEnd ended isShown hasUnread={false} />,
};

/**
 * Returns the templates of the history in one language, drawn by the app's own components with placeholders. `messages`
 * is the path of the page's messages.
 */
export const historyTemplates = (draw: DrawHistory, language: Language, messages: string): string =>
  Object.entries(parts)
    .map(([name, part]) => {
      // The policy forbids styles of elements in the document; a script sets them.
      const html = draw(part, 'transactions', name.replace('-', '')).replaceAll(
        / style="[^"]*"/g,
        '',
      );
      const data =
        name === 'history-page'
          ? ` data-messages="/${messages}" data-saver="${STORED.savesData.key}"`
          : '';
      return `<template data-figures="${language} ${name}"${data}>${html}</template>`;
    })
    .join('');
