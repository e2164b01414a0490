import { settleApplication } from './decision';
import { settleReassessment } from './reassessment';
import { settleRestructure } from './restructure-deal';
import type { Ctx } from './world';

/** Lets the test clock do its work: what waited long enough is decided before anybody looks at it. */
export const settle = (ctx: Ctx): void => {
  settleApplication(ctx);
  settleRestructure(ctx);
  settleReassessment(ctx);
};
