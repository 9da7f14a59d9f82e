/** What the server says about administrators' work on accounts. */
export const usersWords = {
  badInstant: 'A moment such as 2041-05-04T08:00:00Z',
  reasonRequired: 'Say why; it is kept in the audit log.',
  reasonTooLong: 'At most 500 characters',
  notYourself: 'You cannot do this to your own account. Another administrator can.',
  configuredAdmin:
    'This account has the address that the server is configured with as its administrator (ADMIN_EMAIL). Change the configuration first.',
  ofStaff: 'This account belongs to the staff. Only an administrator can change it.',
  unverifiedAdmin: 'Only an account whose e-mail address is verified can get a staff role.',
  suspendedAdmin: 'A suspended account cannot get a staff role. End the suspension first.',
  wrongConfirmation: 'That is not the username of this account.',
  armedMessages: (count: number) =>
    count === 1
      ? 'One message is armed and will be delivered. It can only be cancelled if its author asked for that.'
      : `${count} messages are armed and will be delivered. They can only be cancelled if their author asked for that.`,
  delivering: 'A message of this account is being delivered just now. Try again in a few minutes.',
  tooManyAtOnce: 'At most 100 accounts at a time.',
  alreadyVerified: 'The address is verified already; no mail was sent.',
} as const;

/** Why a bulk act leaves an account out. */
export const bulkWords = {
  gone: 'There is no such account anymore.',
  failed: 'The server could not do it. Try again on the account’s own page.',
  hasRole: 'It has a role in this console. Take the role away first.',
  paidPlan: 'It has a paid plan. Delete it on its own page, which says what ends.',
  isSuspended: 'It is suspended already.',
  notSuspended: 'It is not suspended.',
} as const;
