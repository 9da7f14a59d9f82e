/** Words of the console's Inbox. */
export const inboxWords = {
  places: 'Places of the inbox',
  back: 'All enquiries',
} as const;
