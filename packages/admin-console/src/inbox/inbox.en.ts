/** Words of the console's Inbox. */
export const inboxWords = {
  places: 'Places of the inbox',
} as const;
