import type { Page } from '@playwright/test';
import { type CallName, CALLS } from '../../domain/calls';
import type { Sandbox } from '../e2e/support/sandbox';
import { expect, type Login, type Losing } from '../e2e/support/test';
import { onceCases } from './cases';
import { expectMeantOnce, lostCases } from './lost';
import { primary } from '../e2e/support/pages';

interface Given {
  readonly page: Page;
  readonly sandbox: Sandbox;
  readonly login: Login;
  readonly losing: Losing;
}

/** Loses the answer to a call, and expects the page to match the lender's data. */
export const loseAnswer = async (
  name: CallName,
  carriedOut: boolean,
  { page, sandbox, login, losing }: Given,
) => {
  const [once, lost] = [onceCases[name], lostCases[name]];
  if (!once || !lost) throw new Error(`no case for ${name}`);
  const { method, path } = CALLS[name];
  const user = await login(once.persona, { lang: 'id' });
  await once.prepare?.(sandbox, user);
  await once.open(page, sandbox, user);
  await losing(user, `${method} ${path}`, { carriedOut });
  if (once.type) await once.type(page);
  else await (once.button ?? primary)(page).click();
  await (carriedOut ? lost.told : lost.untold)(page);
  const stored = (await sandbox.user(user.userId)) as Parameters<NonNullable<typeof lost.holds>>[0];
  if (lost.holds) expect(lost.holds(stored)).toBe(carriedOut);
  await expectMeantOnce(sandbox, user, `${method} ${path}`);
};
