import type { HostCallName } from '../../adapters/bridge/protocol';
import type {
  AppInfo,
  OneKycLaunch,
  OneKycResult,
  UserDetails,
} from '../../domain/ports/native-bridge';
import { type FieldMeaning, type Meanings, ours } from './meaning';

export const launchMeanings: Meanings<OneKycLaunch> = {
  token: ours('The token of `GET /v1/kyc/one-kyc/token`.', 'example-token'),
  partner: ours('The configured partner id of the host and the flow.', 'example-partner'),
  locale: ours('Language of the user.', 'id'),
};

export const resultMeanings: Meanings<OneKycResult> = {
  kind: ours('`submitted`, `rejected` or `cancelled`.', 'submitted', 'The answer cannot be read.'),
  submissionUuid: ours(
    'Id of the submission; required for `submitted`.',
    'example-submission-1',
    'The answer cannot be read.',
  ),
};

const token: Meanings<{ readonly token: string }> = {
  token: ours(
    'The bearer token; empty or `null` if the user is logged out.',
    'example-token',
    'The login page opens.',
  ),
};

const appInfo: Meanings<AppInfo> = {
  version: ours('Version of the host app.', '4.90.0', 'What needs a version is not offered.'),
  locale: ours('`id` or `en`.', 'id', 'The language of the browser.'),
  theme: ours('`light` or `dark`.', 'light', 'The theme of the device.'),
  advertisingId: ours('Advertising id; zeros count as none.', 'example-advertising-1'),
  deviceId: ours('Device id.', 'example-device-1'),
};

const userDetails: Meanings<UserDetails> = {
  customerId: ours('Customer id, for a re-KYC.', 'example-customer-1'),
  name: ours('Name of the user.', 'Contoh Satu'),
};

interface HostMeaning {
  readonly means: string;
  readonly params?: Readonly<Record<string, FieldMeaning>>;
  readonly answer?: Readonly<Record<string, FieldMeaning>>;
  /** What happens in a host that does not offer the call. */
  readonly without: string;
}

/** What each call to the host means; a call without a row does not compile. */
export const HOST_MEANINGS: Readonly<Record<HostCallName, HostMeaning>> = {
  appInfo: {
    means: 'Facts about the app.',
    answer: appInfo,
    without: 'Works as in an old version.',
  },
  token: {
    means: 'The token of the user of the host, without a screen.',
    answer: token,
    without: 'The user logs in on the login page.',
  },
  loginWithAuth: {
    means: 'Lets the user log in, in a screen of the host.',
    answer: token,
    without: 'The login page of the lender opens.',
  },
  close: { means: 'Closes the webview.', without: 'The client shows its start page.' },
  launchOneKyc: {
    means: 'Runs the identity check, in a screen of the host.',
    params: { ...launchMeanings },
    answer: { ...resultMeanings },
    without: 'The identity script runs.',
  },
  oneKycStatus: {
    means: 'The result of an identity check that the webview did not see end.',
    params: { submissionUuid: ours('Id of the submission.', 'example-submission-1') },
    answer: { ...resultMeanings },
    without: 'The user starts the check again.',
  },
  challenge: {
    means: 'Asks for the PIN in a screen of the host.',
    params: { token: ours('The token of `GET /v1/kyc/on-demand/token`.', 'example-token') },
    answer: {
      challengeId: ours(
        'Id of the solved challenge, sent with the request.',
        'example-challenge-1',
        'The answer cannot be read.',
      ),
    },
    without: 'The client asks for the PIN itself.',
  },
  userDetails: {
    means: 'Who the user is.',
    answer: { ...userDetails },
    without: 'Pages name nobody.',
  },
  backState: {
    means: 'Reports whether the back button of the host would be a step inside the client.',
    params: { canGoBack: ours('Whether it would.', true) },
    without: 'The back button leaves the client.',
  },
  openLink: {
    means: 'Opens an address outside the client.',
    params: { url: ours('A permitted address.', 'https://help.example/') },
    without: 'The page opens it itself.',
  },
  openPayment: {
    means: 'Opens the payment of the host for the bill.',
    without: 'The user pays by virtual account.',
  },
};
