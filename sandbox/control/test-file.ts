import type { Action } from '../http/journal';

/** What a test makes again, and the page that it opens. */
export interface Made {
  /** Where this sandbox runs. */
  readonly origin: string;
  readonly persona: string;
  /** What the user was made from, if anything. */
  readonly seed: number | undefined;
  readonly userId: string;
  readonly actions: readonly Action[];
  /** The ids of the user's purchases, oldest first. A new user of the persona has others, in the same order. */
  readonly orderIds: readonly string[];
  /** The user's own requests that changed something, such as `POST /v1/user/submit`. */
  readonly requests: readonly string[];
  /** Whether the user was forked, after requests that are not known here. */
  readonly isCopy: boolean;
  readonly path: string;
  /** The value of `data-route` on the page. */
  readonly route: string | undefined;
  /** The client's language, and the size of its window in CSS pixels. */
  readonly look:
    | { readonly lang: string; readonly width: string; readonly height: string }
    | undefined;
}

/** Returns an object as code, with a variable for the user and the function `order` for a purchase. */
const codeOf = (body: unknown, orderIds: readonly string[]): string => {
  const fields = Object.entries(body ?? {}).map(([name, value]) => {
    if (name === 'userId') return 'userId';
    const turn = name === 'orderId' ? orderIds.indexOf(String(value)) : -1;
    const text = turn < 0 ? JSON.stringify(value) : `await order(${turn})`;
    return `${JSON.stringify(name)}: ${text}`;
  });
  return `{ ${fields.join(', ')} }`;
};

const lineOf = ({ method, path, body }: Action, { userId, orderIds }: Made): string => {
  if (method === 'DELETE')
    return '  await control(`/faults?userId=${userId}`, undefined, "DELETE");';
  const at = path.replace(userId, '${userId}');
  return `  await control(\`${at}\`, ${codeOf(body, orderIds)});`;
};

const lookOf = ({ look }: Made): string =>
  look
    ? `test.use({ locale: ${JSON.stringify(look.lang === 'en' ? 'en-US' : 'id-ID')}, viewport: { width: ${look.width}, height: ${look.height} } });\n`
    : '';

const creationOf = ({ persona, seed }: Made): string =>
  `{ persona: ${JSON.stringify(persona)}${seed === undefined ? '' : `, seed: ${seed}`} }`;

const asComment = (text: string): string => `  // ${text.replace(/\s+/g, ' ')}`;

const notesOn = ({ requests, isCopy }: Made): readonly string[] => [
  ...(isCopy
    ? ['The user was forked. What the original did in the client before that is not repeated.']
    : []),
  ...(requests.length > 0
    ? [`The user also sent these requests. Repeat them in the page: ${requests.join(', ')}.`]
    : []),
];

/** Returns a Playwright file that makes such a user with the control API, logs in and opens the page. */
export const testFile = (made: Made): string => {
  const isFault = ({ path }: Action): boolean => path === '/faults';
  const linesOf = (actions: readonly Action[]) => actions.map((it) => lineOf(it, made));
  const orders = made.actions.some(({ path }) => path.endsWith('/refunds'))
    ? `  const order = async (turn) =>
    (await control(\`/users/\${userId}\`, undefined, "GET")).entries
      .filter(({ kind }) => kind === "ORDER")[turn].id;
`
    : '';
  const faults = linesOf(made.actions.filter(isFault));
  const seen = made.route === undefined ? '' : `=${JSON.stringify(made.route)}`;
  return `import { expect, test } from "@playwright/test";

const sandbox = process.env.SANDBOX_URL ?? ${JSON.stringify(made.origin)};
${lookOf(made)}
test(${JSON.stringify(`${made.persona} at ${made.path}`)}, async ({ page, request }) => {
  const control = async (path, data, method = "POST") => {
    const answer = await request.fetch(\`\${sandbox}/_sandbox\${path}\`, { method, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  const { userId, loginCode } = await control("/users", ${creationOf(made)});
${[orders, ...linesOf(made.actions.filter((it) => !isFault(it))).map((line) => `${line}\n`)].join('')}
  await page.goto(\`\${sandbox}/auth/login?login_hint=\${loginCode}\`);
  await page.waitForURL(({ pathname }) => !/^\\/(auth\\/|authorize)/.test(pathname));
  await page.locator("main[data-route]").waitFor();
${faults.length === 0 ? '' : `  await page.goto("about:blank");\n${faults.join('\n')}\n`}${notesOn(
  made,
)
  .map((it) => `${asComment(it)}\n`)
  .join('')}  await page.goto(sandbox + ${JSON.stringify(made.path)});
  await expect(page.locator(${JSON.stringify(`main[data-route${seen}]`)})).toBeVisible();
  // Expect here what should be right.
});
`;
};
