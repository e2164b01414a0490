import { sandboxAt } from '../../e2e/support/sandbox';

interface Made {
  readonly id: string;
}

const buy = async (url: string, userId: string): Promise<string> => {
  const answer = await fetch(`${url}/_sandbox/users/${userId}/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ amount: 1_000, merchant: 'Pasar Rumah' }),
  });
  return ((await answer.json()) as Made).id;
};

/** Creates users and their purchases in three loops until the server dies. Returns the answered ids by user. */
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
      // The server is dead, as expected.
    }
  };
  await Promise.all([write(), write(), write()]);
  return answered;
};
