import { fireEvent } from '@testing-library/dom';
import { isWaiting } from './oracle';

/** One action of a user, performed once its element exists. */
export interface Step {
  readonly to: string;
  /** Text of the element, if several match. */
  readonly saying?: string;
  readonly act: (it: HTMLElement) => void;
  readonly typed?: string;
}

/** Clicks twice, as a trembling thumb does. */
const click = (it: HTMLElement) => {
  fireEvent.click(it);
  fireEvent.click(it);
};
const usable = ':not([disabled]):not([aria-busy="true"])';

export const tap = (to: string): Step => ({ to: `${to}${usable}`, act: click });
export const press = tap('[data-action="primary"]');
export const pressSaying = (saying: string): Step => ({
  to: `button${usable}`,
  saying,
  act: click,
});

export const type = (name: string, typed: string): Step => ({
  to: `form [name="${name}"]`,
  typed,
  act: (it) => {
    fireEvent.input(it, { target: { value: typed }, inputType: 'insertText' });
    fireEvent.blur(it);
  },
});

export const send = (to: string): Step => ({ to, act: (it) => fireEvent.submit(it) });

/** Finds the element of a step. A page covered by a sheet cannot be used. */
const find = ({ to, saying = '' }: Step): HTMLElement | undefined => {
  const sheet = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].pop();
  const all = [...(sheet ?? document).querySelectorAll<HTMLElement>(to)];
  return all.find((it) => it.textContent.includes(saying));
};

const patience = 4_000;

/** Functions that advance time on a page. */
interface Time {
  /** Runs everything that does not wait for the clock. */
  readonly rest: () => Promise<void>;
  /** Advances the clock step by step. */
  readonly pass: (ms: number, step?: number) => Promise<void>;
}

/** Performs the steps in order as far as possible, and returns those that were performed. */
export const play = async (
  { rest, pass }: Time,
  steps: readonly Step[],
): Promise<readonly Step[]> => {
  const done: Step[] = [];
  for (const step of steps) {
    await rest();
    for (let waited = 0; (!find(step) || isWaiting()) && waited < patience; waited += 200)
      await pass(200, 200);
    const it = find(step);
    if (!it) break;
    step.act(it);
    done.push(step);
    await pass(100);
  }
  return done;
};
