import { sandboxAt } from '../../e2e/support/sandbox';

interface Made {
  readonly id: string;
}

/** A purchase; its id once it was answered. */
const buy = async (url: string, userId: string): Promise<string> => {
  const answer = await fetch(`${url}/_sandbox/users/${userId}/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ amount: 1_000, merchant: 'Pasar Rumah' }),
  });
  return ((await answer.json()) as Made).id;
};

/** People made and sent shopping, three at a time, until the server dies: what each of them was answered. */
export const writeUntilDead = async (url: string): Promise<ReadonlyMap<string, string[]>> => {
  const answered = new Map<string, string[]>();
  const write = async (): Promise<void> => {
    try {
      for (;;) {
        const { userId } = await sandboxAt(url).createUser('approved');
        const ids: string[] = [];
        answered.set(userId, ids);
        for (let count = 0; count < 15; count += 1) ids.push(await buy(url, userId));
      }
    } catch {
      // The server is dead, which is what was waited for.
    }
  };
  await Promise.all([write(), write(), write()]);
  return answered;
};
