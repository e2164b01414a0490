import { decideDueApplication } from './decision';
import { decideDueReassessment } from './reassessment';
import { decideDueRestructure } from './restructure-deal';
import type { Ctx } from './world';

/** Lets the test clock do its work: what waited long enough is decided before anybody looks at it. */
export const decideDue = (ctx: Ctx): void => {
  decideDueApplication(ctx);
  decideDueRestructure(ctx);
  decideDueReassessment(ctx);
};
