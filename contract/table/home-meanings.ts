import { type MeaningsOf, ours, spec } from './meaning';

/** Home and its notices. */
export const homeMeanings: MeaningsOf<'homepage' | 'notifyLimitChange' | 'trackDiscountSheet'> = {
  homepage: {
    means: 'Home: profile, banner and modules, in the order to show them.',
    on: {
      home: {
        needs: ['modules', 'modules[].type'],
        uses: [
          'profile.name',
          'profile.limit.total',
          'profile.limit.available',
          'profile.limit.used',
          'modules[].amount',
          'modules[].dueTime',
          'modules[].items',
          'topBanner',
        ],
      },
      homeLimit: {
        needs: ['profile.limit.total'],
        uses: ['profile.limit.total', 'profile.limit.available', 'profile.limit.used'],
      },
    },
    query: {
      sourcePage: ours('Where the user came from, as the entry named it.', 'example-banner'),
      entryPoint: ours('The entry in the host app.', 'example-tab'),
      appVersion: ours('Version of the host app, else of the caller.', '4.90.0'),
    },
    answer: {
      profile: spec('The user and the limit.'),
      'profile.name': ours('Name of the user.', 'Contoh Satu', 'The page greets without a name.'),
      'profile.status': ours('State of the account, such as `CLOSED`.', 'ACTIVE'),
      'profile.limit': ours('The credit limit. `credit_limit` and a plain amount are read too.'),
      'profile.limit.total': ours(
        'The whole limit.',
        2_000_000,
        'The page shows that the limit could not be loaded.',
      ),
      'profile.limit.available': ours(
        'What can still be spent.',
        1_750_000,
        'Computed as total minus used.',
      ),
      'profile.limit.used': ours(
        'What is spent and not repaid.',
        250_000,
        'Computed as total minus available.',
      ),
      'profile.limit.temporary': ours('The part of the total that is temporary.', 0),
      'profile.limit.temporaryUntil': ours(
        'When the temporary part ends.',
        '2030-03-01T00:00:00.000+07:00',
      ),
      'profile.limitTypes': ours(
        'The changes of the limit that the user has not seen.',
        ['REASSESSMENT'],
        'No notice is shown.',
      ),
      topBanner: spec('The banner above the modules.'),
      'topBanner.title': ours('Its title.', 'Contoh judul'),
      'topBanner.text': ours('Its text.', 'Contoh teks'),
      'topBanner.imageUrl': ours(
        'Address of its picture, on an origin of the policy.',
        'https://img.example/banner.png',
      ),
      'topBanner.link': ours(
        'Where a press leads: a path of the client, or a permitted address.',
        '/transactions',
      ),
      modules: spec('The modules of the page. `NEXT_BILL` names what is owed.'),
      'modules[].type': ours(
        'What the module is. An unknown one is not shown.',
        'NEXT_BILL',
        'The module is left out.',
      ),
      'modules[].id': ours('Id of the module, for events.', 'example-module-1'),
      'modules[].title': ours('Its title.', 'Tagihan berikutnya', 'The title of its type.'),
      'modules[].text': ours('Its text.', 'Contoh teks'),
      'modules[].link': ours(
        'Where a press leads.',
        '/repayment/bill-list?type=CURRENT',
        'The page of its type.',
      ),
      'modules[].imageUrl': ours('Address of its picture.', 'https://img.example/module.png'),
      'modules[].amount': ours(
        '`NEXT_BILL`: everything that is due now, late fees included; 0 for nothing.',
        250_000,
        'The current bills are asked for instead.',
      ),
      'modules[].dueTime': ours(
        '`NEXT_BILL`: when the oldest bill is due.',
        '2030-02-01T23:59:59.000+07:00',
        'No due day is shown.',
      ),
      'modules[].dueStatus': ours(
        '`NEXT_BILL`: whether it is due or late.',
        'DUE_SOON',
        'The due time decides.',
      ),
      'modules[].items': ours(
        'The entries of a module that is a list, such as the shops of `PARTNERS`.',
      ),
      'modules[].items[].id': ours('Id of the entry.', 'example-item-1'),
      'modules[].items[].title': ours('Its title.', 'Contoh judul', 'The entry is not shown.'),
      'modules[].items[].text': ours('Its text.', 'Contoh teks'),
      'modules[].items[].imageUrl': ours('Address of its picture.', 'https://img.example/item.png'),
      'modules[].items[].link': ours('Where a press leads.', '/transactions'),
      'modules[].items[].product': ours('The product that it belongs to.', 'GPL'),
      'modules[].items[].tag': ours('A short label, such as a discount.', 'Baru'),
      'modules[].items[].category': ours(
        'Category of a shop, as in the list of partners.',
        'GROCERY',
        'The first letter of its name replaces the icon.',
      ),
    },
  },
  notifyLimitChange: {
    means: 'Reports that the user saw the notice of a changed limit. No page waits for the answer.',
    on: { home: { uses: [] } },
    body: { limitTypes: spec('The `limit_types` of home.', ['REASSESSMENT']) },
  },
  trackDiscountSheet: {
    means: 'Reports that the discount sheet was shown. No page waits for the answer.',
    on: { home: { uses: [] } },
  },
};
