import { type CallName, CALLS } from '../../domain/calls';
import { type Screen, screenOf } from './screen';
import { refusalCode, type Sent, type Shape, shapes } from './shapes';
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

/** The screen of the right answers, which is drawn once. */
const rightOf = (name: CallName): Promise<Right> => {
  const right = rights.get(name) ?? drawRight(name);
  rights.set(name, right);
  return right;
};

const differs = (screen: Screen, other: Screen, whose: string): readonly string[] => {
  if (screen.shown === other.shown) return [];
  const lines = new Set(other.texts);
  const more = screen.texts.filter((it) => !lines.has(it)).slice(-2);
  return [`differs from ${whose}: ${more.join(' / ').slice(0, 200)}`];
};

/** What the lender itself says later, because of an answer in a wrong shape: a PIN without its challenge is wrong. */
const provenElsewhere: Partial<Record<CallName, string>> = { pinChallenge: 'says pin:wrong' };

/** A write whose answer has no fields succeeds on any 2xx. */
const hasNoFields = (name: CallName): boolean =>
  CALLS[name].method !== 'GET' && CALLS[name].answer._zod.def.type === 'unknown';

/** What is false on a screen that was drawn from a wrong shape. `refusal`: that of the same body with an error status. */
const judged = async (
  name: CallName,
  { meaning }: Shape,
  screen: Screen,
  refusal: () => Promise<Screen>,
): Promise<readonly string[]> => {
  const { screen: right, sent } = await rightOf(name);
  if (meaning === 'read') return differs(screen, right, 'the right answer');
  if (meaning === 'refused') return differs(screen, await refusal(), 'a refusal');
  if (hasNoFields(name)) return differs(screen, right, 'any 2xx');
  const proven = (says: string) => says === provenElsewhere[name];
  return newStatements(screen, right, sent).filter((says) => !proven(says));
};

/** What keeps a user from going on; an error dialog does not. */
const isInTheWay = (problem: string): boolean => !/^(?:an error dialog|reports )/.test(problem);

/** A 204 may have no body at all. */
const responseOf = ({ body, status = 200 }: Sent) =>
  new Response(status === 204 ? null : body, { status });

interface Judged {
  readonly wrong: readonly string[];
  readonly screen: Screen;
}

/** Draws the scene of a call with an answer in a wrong shape; `undefined` where its answer has nothing of that shape. */
const drawn = async (name: CallName, shape: Shape): Promise<Judged | undefined> => {
  let body: string | undefined;
  const screen = await screenOf(
    name,
    (_, answer) => answer,
    (called, answer) => {
      const sent = called === name ? shape.reply(name, answer) : undefined;
      if (sent) body ??= sent.body;
      return sent && responseOf(sent);
    },
  );
  if (body === undefined) return undefined;
  const refused = body;
  const refusal = () =>
    screenOf(
      name,
      (_, answer) => answer,
      (called) => (called === name ? new Response(refused, { status: 422 }) : undefined),
    );
  const wrong = await judged(name, shape, screen, refusal);
  return { screen, wrong: [...screen.problems.filter(isInTheWay), ...wrong] };
};

/** Calls that run beside the page, so that nobody waits for them; and reads that a page lives without. */
const aside: readonly CallName[] = ['notifyLimitChange', 'trackDiscountSheet', 'matchAreas'];

const isWrite = (name: CallName): boolean =>
  !aside.includes(name) && (CALLS[name].once || CALLS[name].method === 'PATCH');

/** Judges the scene of a call under wrong shapes: how many there were, and what was false. */
export const falseStatements = async (
  name: CallName,
  of: readonly Shape[] = shapes,
): Promise<{ readonly cases: number; readonly wrong: readonly string[] }> => {
  const wrong: string[] = [];
  let cases = 0;
  for (const shape of of) {
    const it = await drawn(name, shape);
    if (!it) continue;
    cases += 1;
    const hidesCode =
      isWrite(name) && shape.names === refusalCode && !it.screen.shown.includes(refusalCode);
    const all = [...it.wrong, ...(hidesCode ? ['hides the code of the refusal'] : [])];
    wrong.push(...all.map((what) => `${name}, ${shape.what}: ${what}`));
  }
  return { cases, wrong };
};

/** Judges a screen as if a reader had made `read` of an answer in this shape: what a planted mistake would show. */
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
  const refusal = () =>
    screenOf(
      name,
      (_, answer) => answer,
      (called, answer) => {
        const sent = called === name ? shape.reply(name, answer) : undefined;
        return sent && new Response(sent.body, { status: 422 });
      },
    );
  return judged(name, shape, screen, refusal);
};
