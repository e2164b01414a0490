/** Texts that contain a stating word but state nothing about an answer. `*` at the end matches every key below. */
export const explanations: readonly string[] = [
  // Something could not be read; reading it again changes nothing.
  'common:generic.error.message',
  'contracts:failed.text',
  'home:failed.text',
  'reassessment:unread.*',
  'rekyc:education.unreadText',
  'repayment:failed.text',
  'repayment:failed.unread',
  'repayment:noAccount.why',
  'restructure:plan.unreadText',
  'restructure:unread.*',
  'transactions:failed.text',
  'transactions:receipt.failed',

  // These explain a page, or the effect of a button.
  'form:check.tips.*',
  'reassessment:ask.*',
  'rekyc:education.notes.*',
  'rekyc:why.*',

  // The client states when it made its own request, or that it made one.
  'application:asking.*',
  'reassessment:outcome',
  'restructure:unfollowed.*',
];
