import { Query } from '../async/query';
import { mapResult } from '../kernel/result';
import type { Http } from '../ports/http';
import type { AnswerOf } from '../wire/call';
import { billerTag } from './address';
import { partners } from './calls';

/** A shop or biller that accepts the credit (spec §7). */
export type Partner = AnswerOf<typeof partners>['merchants'][number];

export class Partners extends Query<readonly Partner[]> {
  constructor(http: Http) {
    super(
      async () =>
        mapResult(await http.call(partners, {}), ({ merchants }) => merchants.filter(hasName)),
      http.outdated$,
    );
  }
}

const hasName = ({ name = '' }: Partner): boolean => name.trim() !== '';

/** Normalizes text for comparisons: without case, accents or surrounding space. */
const plain = (text = ''): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .trim()
    .toLowerCase();

/** Returns the partners whose name contains every searched word. */
export const searchPartners = (all: readonly Partner[], wanted: string): readonly Partner[] => {
  const terms = plain(wanted).split(/\s+/);
  return all.filter(({ name }) => terms.every((term) => plain(name).includes(term)));
};

/** Separates shops from billers. Each group keeps the server's order. */
export const partnerGroups = (all: readonly Partner[]) => ({
  shops: all.filter(({ tag }) => tag !== billerTag),
  billers: all.filter(({ tag }) => tag === billerTag),
});

/** Returns the partners of an address `/partner/<id or tag>`: the ones with this id, else all with this tag. */
export const partnersNamed = (all: readonly Partner[], path: string): readonly Partner[] => {
  const [, , named = ''] = path.toLowerCase().split('/');
  const isNamed = (text = ''): boolean =>
    text !== '' && encodeURIComponent(text).toLowerCase() === named;
  const one = all.filter(({ id }) => isNamed(id));
  return one.length > 0 ? one : all.filter(({ tag }) => isNamed(tag));
};
