import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';
import { ROUTES } from '../domain/navigation/routes';
import type { Language } from '../domain/kernel/locale';
import { PlacesBar } from '../ui/app/places-bar';
import { WayButton } from '../ui/app/way-button';
import { Column, Columns } from '../ui/kit/columns';
import { Waiting } from '../ui/kit/waiting';
import { HomeFrame, HomeWays } from '../ui/pages/home/home-frame';
import { HomeLimit } from '../ui/pages/home/home-limit';
import { OwedCard } from '../ui/pages/home/owed/owed-card';
import { placeholders, limitVariants, owedVariants } from './placeholders';

type Draw = (part: ReactNode, route: 'home', prefix: string) => string;

const nothing = () => {};

const Shop = () => {
  const { t } = useTranslation('home');
  return (
    <WayButton action="primary" to={ROUTES.homePartners.path}>
      {t('shop')}
    </WayButton>
  );
};

const entries = <T,>(variants: Readonly<Record<string, T>>) => Object.entries<T>(variants);

/**
 * Returns home's templates in one language, drawn by the app's own components with placeholders: the page with a slot,
 * the card with the amount due, the limit, the room for what replaces the bar of places, and the button of a user who
 * owes nothing.
 */
export const homeTemplates = (draw: Draw, language: Language): string => {
  const parts: readonly (readonly [name: string, part: ReactNode])[] = [
    [
      'home',
      <Waiting key="home">
        <HomeFrame name={placeholders.name}>
          <Columns>
            <Column>
              <slot />
            </Column>
          </Columns>
        </HomeFrame>
        <StaticRouter location={ROUTES.home.path}>
          <PlacesBar place="home" />
        </StaticRouter>
      </Waiting>,
    ],
    ...entries(owedVariants).map(
      ([name, owed]) =>
        [
          name,
          <OwedCard
            key={name}
            owed={owed}
            stale={false}
            waits={false}
            parts={undefined}
            onCannotPay={nothing}
          />,
        ] as const,
    ),
    ...entries(limitVariants).map(
      ([name, limit]) => [name, <HomeLimit key={name} limit={limit} />] as const,
    ),
    ['ways', <HomeWays key="ways" />],
    ['shop', <Shop key="shop" />],
  ];
  return parts
    .map(([name, part]) => {
      const html = draw(part, 'home', name);
      return `<template data-figures="${language} ${name}">${html}</template>`;
    })
    .join('');
};
