import { fireEvent } from '@testing-library/dom';
import { isWaiting } from './oracle';

/** One thing a person does, once what it is done to is there. */
export interface Step {
  readonly to: string;
  /** Of several, the one that says this. */
  readonly saying?: string;
  readonly act: (it: HTMLElement) => void;
  /** What is typed. */
  readonly typed?: string;
}

/** A thumb that trembles presses twice. */
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

/** A page covered by a sheet cannot be used. */
const find = ({ to, saying = '' }: Step): HTMLElement | undefined => {
  const sheet = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].pop();
  const all = [...(sheet ?? document).querySelectorAll<HTMLElement>(to)];
  return all.find((it) => it.textContent.includes(saying));
};

/** How long somebody waits for what they want to press, in milliseconds. */
const patience = 4_000;

/** How time goes by on a page. */
interface Time {
  /** Lets everything run that does not wait for the clock. */
  readonly rest: () => Promise<void>;
  /** Lets time pass, a step at a time. */
  readonly pass: (ms: number, step?: number) => Promise<void>;
}

/** Does everything in turn, as far as it gets; answers what was done. */
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
