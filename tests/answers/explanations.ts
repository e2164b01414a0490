/**
 * Texts that hold a stating word and state nothing of what a server answered. `*` at the end stands for everything below.
 */
export const explanations: readonly string[] = [
  // Something could not be read. Reading it changes nothing.
  'common:generic.error.message',
  'contracts:failed.text',
  'reassessment:unread.*',
  'rekyc:education.unreadText',
  'rekyc:unread.*',
  'repayment:failed.text',
  'repayment:noAccount.why',
  'repayment:unread.*',
  'restructure:plan.unreadText',
  'restructure:unread.*',
  'transactions:failed.text',
  'transactions:receipt.failed',
  'unavailable:unread.*',

  // They explain a page, or the effect of a button.
  'form:check.tips.*',
  'reassessment:ask.*',
  'rekyc:education.notes.*',
  'rekyc:why.*',

  // The client names the time of its own request, or a request that it sent.
  'application:asking.*',
  'restructure:checking.*',
  'restructure:unfollowed.*',
];
