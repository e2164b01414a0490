import { decideDueApplication } from './decision';
import { decideDueReassessment } from './reassessment';
import { decideDueRestructure } from './restructure-deal';
import type { Ctx } from './world';

/** Makes all decisions that are due on the user's test clock. Runs before every call. */
export const decideDue = (ctx: Ctx): void => {
  decideDueApplication(ctx);
  decideDueRestructure(ctx);
  decideDueReassessment(ctx);
};
