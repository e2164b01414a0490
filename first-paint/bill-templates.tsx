import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';
import type { Language } from '../domain/kernel/locale';
import { ROUTES } from '../domain/navigation/routes';
import { STORED } from '../domain/storage/stored';
import { AppPage } from '../ui/app/app-page';
import { PlacesBar } from '../ui/app/places-bar';
import { formatRupiah } from '../ui/format/rupiah';
import { BackIcon } from '../ui/icons/icon';
import { Button } from '../ui/kit/button';
import { Column, Columns } from '../ui/kit/columns';
import { IconButton } from '../ui/kit/icon-button';
import { said } from '../ui/kit/said';
import { Waiting } from '../ui/kit/waiting';
import { BillLine, BillLines } from '../ui/pages/repayment/bill-lines';
import { BillTabs } from '../ui/pages/repayment/bill-tabs';
import { BillToolRows, PaydayRow, ReminderRow } from '../ui/pages/repayment/bill-tool-rows';
import { TotalFigures } from '../ui/pages/repayment/total-card';
import { billPlaceholders } from './bill-placeholders';
import { spoken } from './said-as';

type DrawBills = (part: ReactNode, route: 'billList', prefix: string) => string;

const nothing = () => {};

/** Stored values for which the page shows more: what is due before the payday, a payment, or a request to split. */
const unless = [STORED.payday, STORED.paymentTrail, STORED.restructureTenor];

const BackButton = () => (
  <IconButton label={useTranslation().t('back')} onClick={nothing}>
    <BackIcon />
  </IconButton>
);

const { total, only, row, lateRow } = billPlaceholders;

const PayLabel = () =>
  said(useTranslation('repayment').t('payAmount', { amount: formatRupiah(total.amount) }));

const parts: Readonly<Record<string, ReactNode>> = {
  'bill-page': (
    <StaticRouter location={ROUTES.billList.path}>
      <Waiting>
        <AppPage
          wide
          actions={
            <Button action="primary" onClick={nothing}>
              <PayLabel />
            </Button>
          }
        >
          <BillTabs chosen="CURRENT" />
          <Columns>
            <Column>
              <slot />
            </Column>
            <Column>
              <slot />
            </Column>
          </Columns>
        </AppPage>
        <PlacesBar place="billList" />
      </Waiting>
    </StaticRouter>
  ),
  'bill-total': <TotalFigures {...total} stale={false} onOpen={nothing} />,
  'bill-only': <TotalFigures {...only} stale={false} onOpen={nothing} />,
  said: said(`${spoken.words}${formatRupiah(spoken.amount)}`),
  'bill-list': (
    <BillLines type="CURRENT">
      <BillLine {...row} stale={false} isOpen={false} onOpen={nothing} />
      <BillLine {...lateRow} stale={false} isOpen={false} onOpen={nothing} />
    </BillLines>
  ),
  'bill-tools': (
    <BillToolRows>
      <ReminderRow onClick={nothing} />
      <PaydayRow onClick={nothing} />
    </BillToolRows>
  ),
  back: <BackButton />,
};

/**
 * Returns the templates of the list of bills in one language, drawn by the app's own components with placeholders.
 * `messages` is the path of the page's messages.
 */
export const billTemplates = (draw: DrawBills, language: Language, messages: string): string =>
  Object.entries(parts)
    .map(([name, part]) => {
      const html = draw(part, 'billList', name.replace('-', ''));
      const data =
        name === 'bill-page'
          ? ` data-messages="/${messages}" data-unless="${unless.map(({ key }) => key).join(' ')}"`
          : '';
      return `<template data-figures="${language} ${name}"${data}>${html}</template>`;
    })
    .join('');
