import { type MeaningsOf, ours, spec } from './meaning';
import { knownToggles } from './toggles';
import { verdictMeanings } from './verdict-meanings';

/** The user, contracts, partners, settings, the PIN, and the check of a closed account. */
export const accountMeanings: MeaningsOf<
  | 'userInfo'
  | 'facilityAgreement'
  | 'signContract'
  | 'partners'
  | 'settingsToggles'
  | 'saveToggle'
  | 'pinChallenge'
  | 'verifyPin'
  | 'rekycChallenge'
  | 'answerChallenge'
  | 'submitRekyc'
  | 'rekycStatus'
  | 'registeredKtp'
> = {
  userInfo: {
    means: 'Facts about the user. Every page works without them, except the end of a re-KYC.',
    on: {
      home: { uses: ['trackingId'] },
      transactionsAgreement: { uses: ['contractId'] },
      kycOtp: { uses: ['maskedMobileNumber'] },
      rekycEducation: { uses: ['gojekCustomerId'] },
    },
    answer: {
      trackingId: ours(
        'Number that events and error reports carry in place of the user.',
        900_001,
        'Events carry none.',
      ),
      name: ours('Name of the user.', 'Contoh Satu', 'The page greets without a name.'),
      maskedMobileNumber: ours(
        'Telephone number, masked by the server.',
        '+62 8** **** *001',
        'The one-time password page names no number.',
      ),
      gojekCustomerId: ours(
        'Customer id, which a re-KYC sends back.',
        'example-customer-1',
        'The host is asked for it; without either, a re-KYC cannot be sent.',
      ),
      contractId: ours(
        'Id of the contract to sign.',
        'example-contract-1',
        'The id of the agreement is used.',
      ),
      productTier: ours(
        '`FREEMIUM` or `NONE`; `NONE` means that the user has no product.',
        'FREEMIUM',
        'The user has the product.',
      ),
    },
  },
  facilityAgreement: {
    means: 'The agreement of the credit line.',
    on: {
      home: { uses: ['agreementUrl'] },
      transactionsAgreement: { needs: ['agreementUrl'], uses: ['contractId', 'signed'] },
    },
    answer: {
      agreementUrl: spec(
        'Address of the document, on this origin or a permitted host.',
        'https://docs.example/agreement.pdf',
      ),
      contractId: ours(
        'Id to sign with.',
        'example-contract-1',
        'The id of `GET /v1/user/info` is used; without either, nothing can be signed.',
      ),
      signed: ours(
        'Whether it is signed.',
        true,
        'A signature is offered; a second one must be refused with `CONTRACT_ALREADY_SIGNED` or a 409.',
      ),
    },
  },
  signContract: {
    means: 'Signs the agreement that the user opened.',
    on: { transactionsAgreement: { uses: [] } },
    body: {
      contractId: spec('Id of the contract.', 'example-contract-1'),
      deviceInfo: spec('The device that signs.'),
      'deviceInfo.userAgent': ours('The user agent of the page.', 'ExampleBrowser/1.0'),
      'deviceInfo.deviceId': ours('The device id that the host names.', 'example-device-1'),
      'deviceInfo.advertisingId': ours(
        'The advertising id that the host names; never zeros.',
        'example-advertising-1',
      ),
      'deviceInfo.appVersion': ours('Version of the host app.', '4.90.0'),
    },
  },
  partners: {
    means: 'The shops and billers where the credit can be spent.',
    on: {
      homePartners: {
        needs: ['merchants', 'merchants[].name'],
        uses: ['merchants[].category', 'merchants[].logoUrl', 'merchants[].link'],
      },
    },
    answer: {
      merchants: spec('The partners. An empty list means that there are none.'),
      'merchants[].id': ours('Id of the partner.', 'example-merchant-1'),
      'merchants[].name': ours('Its name.', 'Toko Contoh', 'The partner is not shown.'),
      'merchants[].category': ours(
        'Its category, by which the page groups.',
        'Belanja',
        'It is listed without a group.',
      ),
      'merchants[].logoUrl': ours(
        'Address of its logo, on an origin of the policy.',
        'https://img.example/logo.png',
      ),
      'merchants[].link': ours(
        'Where a press leads: a permitted address.',
        'https://shop.example/',
        'It cannot be pressed.',
      ),
      'merchants[].tag': ours('`GOPAYLATER` for billers, or a short label.', 'GOPAYLATER'),
    },
  },
  settingsToggles: {
    means: 'The switches of the settings page. An empty list counts as a failure.',
    on: { homeSettings: { needs: ['[].feature', '[].enabled'] } },
    answer: {
      '[].feature': spec(
        `Name of the switch. The page has a text for ${knownToggles.map((it) => `\`${it}\``).join(', ')}; it leaves out any other switch, which may move money.`,
        'BILL_REMINDER',
        'The switch is left out.',
      ),
      '[].enabled': spec('Whether it is on.', true, 'The switch is left out.'),
    },
  },
  saveToggle: {
    means: 'Saves a switch. The page shows the new value at once, and takes it back if this fails.',
    on: { homeSettings: { needs: [] } },
    body: {
      feature: spec('Name of the switch.', 'BILL_REMINDER'),
      enabled: spec('Whether it is on.', false),
    },
  },
  pinChallenge: {
    means: 'Opens a challenge for the PIN.',
    on: {
      restructureAgreement: { uses: ['challengeId'] },
      reassessmentOnDemand: { uses: ['challengeId'] },
    },
    answer: {
      challengeId: ours(
        'Id of the challenge, sent back with the PIN.',
        'example-challenge-1',
        'The PIN is sent without it.',
      ),
      requestId: ours(
        'Second id of the challenge, sent back too.',
        'example-pin-1',
        'The PIN is sent without it.',
      ),
    },
  },
  verifyPin: {
    means:
      'Checks the PIN. Every failure reads as a PIN that is not verified; wrong only on an explicit no.',
    on: {
      restructureAgreement: { uses: ['pinVerified'] },
      reassessmentOnDemand: { uses: ['pinVerified'] },
    },
    body: {
      challengeId: ours('Id of the challenge.', 'example-challenge-1'),
      requestId: ours('Second id of the challenge.', 'example-pin-1'),
      pin: ours('The six digits. Never logged or stored.', '000000'),
    },
    answer: {
      ...verdictMeanings,
      pinVerified: spec('Whether the PIN was right.', true, 'A 2xx without a no counts as right.'),
      remaining: ours('How many tries are left; 0 locks the PIN.', 2, { unit: 'tries' }),
      retryAfterSeconds: ours('How long the PIN stays locked.', 900),
    },
  },
  rekycChallenge: {
    means:
      'The user who must give the date of birth before a re-KYC. After a failure the user cannot continue.',
    on: { rekycEducation: { needs: [], uses: ['name'] } },
    answer: {
      name: spec(
        'Name of the user, masked by the server.',
        'C***** S***',
        'The date of birth is not asked.',
      ),
    },
  },
  answerChallenge: {
    means: 'Checks the date of birth.',
    on: { rekycEducation: { uses: [] } },
    body: { dob: spec('Date of birth.', '1990-01-01', { unit: 'yyyy-MM-dd' }) },
    answer: verdictMeanings,
  },
  submitRekyc: {
    means: 'Reopens a closed account with a new identity check.',
    on: { rekycEducation: { needs: [] } },
    body: {
      submissionUuid: spec('Id of the identity check.', 'example-submission-1'),
      gojekCustomerId: spec(
        'Customer id of `GET /v1/user/info`, else of the host.',
        'example-customer-1',
      ),
    },
  },
  rekycStatus: {
    means: 'The result of the last re-KYC. A 404 means that there was none.',
    on: { rekycReview: { needs: ['status'] }, rekycEducation: { uses: ['status'] } },
    answer: {
      status: spec(
        'The result; `INITIATED` while it is not decided.',
        'APPROVED',
        'The flow starts from its first page.',
      ),
    },
  },
  registeredKtp: {
    means: 'The registered identity card. The client masks both values once more.',
    on: { rekycEducation: { uses: ['maskedName', 'maskedNik'] } },
    answer: {
      maskedName: spec('The name on the card, masked.', 'C***** S***'),
      maskedNik: spec('The number of the card, masked.', '************0001'),
    },
  },
};
