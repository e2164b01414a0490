import { SessionHttp } from '../../adapters/session/session-http';
import { ReviewStatus } from '../../domain/reassessment/review-status';
import { service } from '../wiring/service';

/** Whether the limit is being reviewed, which home and the page about the limit show. */
export const reviewStatus = service(ReviewStatus, [SessionHttp]);
