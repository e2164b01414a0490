import { ROUTES } from '../../domain/navigation/routes';
import { InAppLink } from './in-app-link';
import { Notice } from '../kit/notice';
import { said } from '../kit/said';
import '../kit/text-link.css';

interface PendingNoticeProps {
  /** Whether the money is sent only according to the user. */
  readonly isSaid?: boolean;
  readonly text: string;
  /** Label of the link to the payment's status. */
  readonly see: string;
}

/** Renders a notice that a payment of the amount due is in progress. */
export const PendingNotice = ({ isSaid, text, see }: PendingNoticeProps) => (
  <Notice tone={isSaid ? 'info' : 'warn'} role="status">
    <p>{said(text)}</p>
    <InAppLink className="text-link" to={ROUTES.repaymentProcessing.path}>
      {see}
    </InAppLink>
  </Notice>
);
