import { type Chapter, lender, proven, unused } from '../row';

const strings = ['tests/injection/strings.injection.ts', 'hostile strings'] as const;
const forbidden = ['tests/architecture/forbidden-text.test.ts', 'no source holds %s'] as const;
const patterns = 'tests/architecture/patterns.test.ts';
const configure = [
  'tests/scripts/configure.test.ts',
  'a configuration is written into a build with its start page; a wrong one changes nothing',
] as const;

/** Encoding and sanitization. */
export const v1: Chapter = {
  '1.1.1': proven('Decodes a value once, before it is checked', [
    'tests/domain/navigation/safe-internal-path.test.ts',
    'keeps none of ${bad.length} bad values, and all good ones',
  ]),
  '1.1.2': proven('Escapes a text where it is used, not earlier', strings),
  '1.2.1': proven('Escapes as markup, attributes and headers each need it', strings, configure, [
    'tests/adapters/http/request.test.ts',
    'header values that are not allowed do not break the call',
  ]),
  '1.2.2': proven(
    'Encodes what goes into an address, and follows safe schemes only',
    ['tests/adapters/http/request.test.ts', 'spells %s in the address'],
    [
      'tests/domain/navigation/safe-external-url.test.ts',
      'opens listed links, asks before ${asked.length} hosts, drops ${dropped.length} values',
    ],
    ['tests/injection/links.injection.ts', 'hostile links'],
  ),
  '1.2.3': proven('Escapes JSON that stands in a document', configure),
  '1.2.4': lender('Queries a database with parameters', 'the client has no database'),
  '1.2.5': unused('Escapes commands of the operating system', 'it runs in a browser'),
  '1.2.6': lender('Escapes LDAP queries', 'the client sends none'),
  '1.2.7': unused('Escapes XPath queries', 'no XML'),
  '1.2.8': unused('Restricts LaTeX', 'no LaTeX'),
  '1.2.9': proven('Escapes texts that become part of a pattern', [
    patterns,
    'only these files make a pattern of texts, which they hold themselves',
  ]),
  '1.2.10': proven('Writes tables in which no cell is a formula', [
    'tests/domain/transactions/statement.test.ts',
    'no text becomes a formula, and every text is read back as it was',
  ]),
  '1.3.1': proven('Cleans HTML of users: accepts none', strings, forbidden),
  '1.3.2': proven('Runs no text as code', forbidden, [
    'tests/budgets/embeds.test.ts',
    'the script evaluates no string, and calls no other origin',
  ]),
  '1.3.3': proven(
    'Shortens and cleans values before a dangerous use',
    [
      'tests/domain/visit/entry.test.ts',
      'ten thousand queries throw nothing, pollute nothing and keep the limits',
    ],
    [
      'tests/domain/forms/fields.test.ts',
      'no invisible character is ever sent, even with lenient bounds',
    ],
  ),
  '1.3.4': unused('Cleans drawings of users', 'users upload nothing'),
  '1.3.5': proven('Runs no styles, templates or markup of others', strings),
  '1.3.6': lender('Sends server-side requests to listed places', 'the client is no server'),
  '1.3.7': proven('Builds no template or message from texts of others', strings),
  '1.3.8': unused('Protects JNDI', 'no Java'),
  '1.3.9': lender('Cleans what goes to memcache', 'the client has none'),
  '1.3.10': proven('Treats placeholders in values as text', strings, [
    'tests/domain/guard/route-guard.test.ts',
    'replacement patterns in the query are handed over unchanged',
  ]),
  '1.3.11': lender('Cleans what goes to mail servers', 'the client sends no mail'),
  '1.3.12': proven(
    'Has no pattern that takes exponential time',
    [patterns, 'no pattern takes exponential time'],
    [patterns, 'no pattern with a repetition inside a repetition takes exponential time'],
  ),
  '1.4.1': unused('Copies memory safely', 'JavaScript has no pointers'),
  '1.4.2': proven(
    'Reads numbers only within their range',
    ['tests/domain/kernel/queries.test.ts', 'reads the amount %j'],
    ['tests/domain/kernel/queries.test.ts', 'every integer amount survives every spelling'],
  ),
  '1.4.3': proven(
    'Releases what it allocated',
    ['tests/ui/app/left-listeners.test.tsx', 'no page of $persona leaves a listener behind'],
    [
      'tests/adapters/browser/browser-files.test.ts',
      'with %s it is downloaded, and its memory is released later',
    ],
  ),
  '1.5.1': unused('Restricts XML parsers', 'no XML'),
  '1.5.2': proven(
    'Builds only known shapes from answers',
    ['tests/domain/wire/case.test.ts', 'drops keys that reach a prototype, in both directions'],
    ['tests/domain/wire/case.test.ts', 'pollutes no prototype, with any JSON'],
  ),
  '1.5.3': proven(
    'Parses an address alike wherever it is read',
    [
      'tests/domain/navigation/safe-internal-path.test.ts',
      'an accepted path stays unchanged, keeps the origin, and is a known page',
    ],
    ['tests/ui/app/page-routes.test.tsx', 'the router and the route table agree on any address'],
  ),
};
