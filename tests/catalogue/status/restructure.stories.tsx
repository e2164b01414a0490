import { OFFER_PAGES } from '../../../ui/pages/restructure/offer-pages';
import type { RestructureDetails } from '../../../ui/pages/restructure/restructure-details';
import { RESTRUCTURE_PAGES } from '../../../ui/pages/restructure/restructure-pages';
import { statusStory } from '../support/status-story';

export default { title: 'Status/Restructure', parameters: { layout: 'fullscreen' } };

const usual: RestructureDetails = { status: 'none', tenor: 6, repeatable: true };
const rows = { ...RESTRUCTURE_PAGES, ...OFFER_PAGES };

const page = (route: keyof typeof rows, details: Partial<RestructureDetails> = {}) =>
  statusStory(route, rows[route], { ...usual, ...details });

const result = (status: RestructureDetails['status'], repeatable = true) =>
  page('restructureCallback', { status, repeatable });

export const NoOffer = page('restructure', { offer: [] });
export const OfferUnread = page('restructure', { unread: 'HTTP_500' });
export const HowItWorks = page('restructureEducation1');
export const WhatItCosts = page('restructureEducation2');
export const Processing = result('processing');
export const Checking = result('checking');
export const Success = result('success');
export const Failed = result('failed');
export const PromoGone = result('promoFailed');
export const Unfollowed = result('unread');
export const Unsure = result('unsure', false);
export const UnsureMayRepeat = result('unsure');
