/**
 * Texts that hold a stating word and state nothing of what a server answered. `*` at the end stands for everything below.
 */
export const explanations: readonly string[] = [
  // They say that something could not be read; reading it changes nothing.
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

  // They explain what a page is for, or what a press will do.
  'form:check.tips.*',
  'reassessment:ask.*',
  'rekyc:education.notes.*',
  'rekyc:why.*',

  // They say when the client itself asked, and what it knows of its own requests.
  'application:asking.*',
  'restructure:checking.*',
  'restructure:unfollowed.*',
];
