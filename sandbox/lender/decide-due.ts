import { decideDueApplication } from './decision';
import { decideDueReassessment } from './reassessment';
import { decideDueRestructure } from './restructure-deal';
import type { Ctx } from './world';

/** Decides everything whose time has come on the person's test clock. Runs before every call. */
export const decideDue = (ctx: Ctx): void => {
  decideDueApplication(ctx);
  decideDueRestructure(ctx);
  decideDueReassessment(ctx);
};
