import { type CallName, CALLS } from '../../../domain/calls';
import { type Screen, screenOf } from './screen';
import { isWrite, type Sent, type Shape, shapes } from './shapes';
import { newStatements } from './statements';

const numbersIn = (sent: unknown): readonly number[] => {
  if (typeof sent === 'number') return [Math.abs(sent)];
  if (typeof sent !== 'object' || sent === null) return [];
  return Object.values(sent).flatMap(numbersIn);
};

interface Right {
  readonly screen: Screen;
  /** Every number that the lender sends here. */
  readonly sent: ReadonlySet<number>;
}

const rights = new Map<CallName, Promise<Right>>();

const drawRight = async (name: CallName): Promise<Right> => {
  const sent = new Set<number>();
  const screen = await screenOf(name, (_, answer) => {
    for (const number of numbersIn(answer)) sent.add(number);
    return answer;
  });
  return { screen, sent };
};

/** Returns the screen of the right answers, which is drawn once. */
const rightOf = (name: CallName): Promise<Right> => {
  const right = rights.get(name) ?? drawRight(name);
  rights.set(name, right);
  return right;
};

/** Replaces the status of a refusal without a code by the word that a good answer gives. */
const withoutStatus = (text: string): string => text.replaceAll('HTTP_422', 'REFUSED');

const differs = (screen: Screen, other: Screen, whose: string): readonly string[] => {
  if (screen.shown === withoutStatus(other.shown)) return [];
  const lines = new Set(other.texts.map(withoutStatus));
  const more = screen.texts.filter((it) => !lines.has(it)).slice(-2);
  return [`differs from ${whose}: ${more.join(' / ').slice(0, 200)}`];
};

/**
 * Statements that another answer proves: the lender counts a PIN without the ids of its challenge as wrong, and it
 * accepted a request that has an id.
 */
const provenElsewhere: Partial<Record<CallName, RegExp>> = {
  pinChallenge: /^says pin:wrong$/,
  restructureStatus: /^says .*(?:restructure:processing|process\.next)/,
};

/** Writes in the background: no screen shows their result. */
const aside: readonly CallName[] = ['notifyLimitChange', 'trackDiscountSheet', 'matchAreas'];

/** Whether a call is a write without fields in its answer, which succeeds on any 2xx. */
const hasNoFields = (name: CallName): boolean =>
  CALLS[name].method !== 'GET' && CALLS[name].answer._zod.def.type === 'unknown';

/** Returns what is false on a screen with a wrong shape. `refusal`: draws the same body with an error status. */
const judged = async (
  name: CallName,
  { meaning }: Shape,
  screen: Screen,
  refusal: () => Promise<Screen>,
): Promise<readonly string[]> => {
  const { screen: right, sent } = await rightOf(name);
  if (meaning === 'read') return differs(screen, right, 'the right answer');
  if (meaning === 'refused') return differs(screen, await refusal(), 'a refusal');
  if (meaning === 'denied')
    return screen.shown === right.shown && !aside.includes(name) ? ['takes a no for a yes'] : [];
  if (hasNoFields(name)) return differs(screen, right, 'any 2xx');
  const isProven = (says: string) => provenElsewhere[name]?.test(says) === true;
  return newStatements(screen, right, sent).filter((says) => !isProven(says));
};

/** Whether a problem keeps the user from going on; an error dialog does not. */
const isInTheWay = (problem: string): boolean => !/^(?:an error dialog|reports )/.test(problem);

const responseOf = ({ body, status = 200 }: Sent) =>
  new Response(status === 204 ? null : body, { status });

const isDenied = ({ meaning }: Shape): boolean => meaning === 'refused' || meaning === 'denied';

/** Draws the scene of a call with a shape in place of its answers. A refused write is not carried out. */
const drawWith = async (name: CallName, shape: Shape, status?: number) => {
  let isThere = false;
  const screen = await screenOf(
    name,
    (_, answer) => answer,
    (called, carryOut) => {
      if (called !== name) return undefined;
      const answer = isDenied(shape) && isWrite(name) ? {} : carryOut();
      const sent = answer === undefined ? undefined : shape.reply(name, answer);
      isThere ||= sent !== undefined;
      return sent && responseOf(status === undefined ? sent : { ...sent, status });
    },
  );
  return { screen, isThere };
};

const refusalWith = async (name: CallName, shape: Shape): Promise<Screen> =>
  (await drawWith(name, shape, 422)).screen;

/** Judges the scene of a call under wrong shapes, and returns the number of cases and the false statements. */
export const falseStatements = async (
  name: CallName,
  of: readonly Shape[] = shapes,
): Promise<{ readonly cases: number; readonly wrong: readonly string[] }> => {
  const wrong: string[] = [];
  let cases = 0;
  for (const shape of of) {
    const { screen, isThere } = await drawWith(name, shape);
    // The call's answer cannot have this shape.
    if (!isThere) continue;
    cases += 1;
    const hidesCode =
      isWrite(name) &&
      !aside.includes(name) &&
      shape.names !== undefined &&
      !screen.shown.includes(shape.names);
    const all = [
      ...screen.problems.filter(isInTheWay),
      ...(await judged(name, shape, screen, () => refusalWith(name, shape))),
      ...(hidesCode ? ['hides the code of the refusal'] : []),
    ];
    wrong.push(...all.map((what) => `${name}, ${shape.what}: ${what}`));
  }
  return { cases, wrong };
};

/** Judges the screen that a reader's mistake would show: `read` is what it makes of an answer in this shape. */
export const falseIfReadAs = async (
  name: CallName,
  what: string,
  read: (answer: unknown) => unknown,
): Promise<readonly string[]> => {
  const shape = shapes.find((it) => it.what === what);
  if (!shape) throw new Error(`no shape is called ${what}`);
  const screen = await screenOf(name, (called, answer) =>
    called === name ? read(answer) : answer,
  );
  return judged(name, shape, screen, () => refusalWith(name, shape));
};
