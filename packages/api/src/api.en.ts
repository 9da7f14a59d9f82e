/** What the description of the API says of itself. */
export const apiWords = {
  title: 'Infinite Connections API',
  description: [
    'The calls of the product. They carry the session in a cookie; a browser’s request that changes something must come from this site.',
    'A refusal is JSON with a stable code, words for the reader, and words by field where a field is at fault. Instants are ISO 8601 in UTC.',
    'More can be asked at /graphql; its schema is the contract there.',
  ].join('\n\n'),
  tags: {
    Health: 'For probes and measures; not for readers.',
    Accounts: 'Sign up, sign in, sign out, and who is signed in.',
    Uploads:
      'Resumable uploads, protocol tus 1.0.0. The last part of an upload’s address is the id of its recording.',
    Recordings: 'The bytes of a family’s recordings.',
    Families: 'What a family shows of itself to its members.',
    'Personal links': 'What stands behind the links in mails.',
    'Mailbox of the developer': 'Mails that are kept because no relay is configured.',
    Administration: 'For administrators of the product.',
    GraphQL: 'One endpoint for everything else.',
    'About the API': 'This description.',
  },
} as const;
