/** What the calls about API keys say. The screens' words stand with the settings. */
export const apiKeyWords = {
  ended: 'This key has ended. Make a new one.',
  nameRequired: 'Please give the key a name',
  nameTooLong: 'Please use a name of at most 80 characters',
  scopesRequired: 'Please choose at least one thing the key may do',
  scopeUnknown: (scope: string) => `There is no scope '${scope}' for this kind of key`,
  expiryInvalid: 'A key ends after 1 to 3,650 days, or not at all',
  tooMany: 'There are 50 keys already. Revoke one that is no longer needed.',
  badCursor: 'This place in the list is not known',
  unknown: 'This API key is not known. Check that all of it was copied.',
  expired: 'This API key has expired. Make a new one.',
  revoked: 'This API key was revoked. Make a new one.',
  stopped: 'This API key no longer works: the account behind it may not use it.',
  budgetUsedUp: (seconds: number) =>
    `The budget of this API key is used up. Try again in ${seconds} s.`,
  needsScope: (scope: string) => `This API key lacks the scope '${scope}'.`,
  personOnly: 'No API key may do this: it needs a person who is signed in.',
} as const;
