/**
 * What of a family is encrypted under its own key, and what is not. Pages say it in these words, and
 * `tests/conformance/stored-words.test.ts` holds them against the columns of the database.
 */
export const sealingWords = {
  sealed: {
    recordings: 'recordings, videos, pictures and files',
    letters: 'the text of your letters',
    notes: 'the notes beside recordings',
    fileNames: 'the names that files came with',
    answers: 'what recipients write back',
    invitations: 'the personal words of invitations',
    comments: 'what relatives write to each other beside a memory',
    children: 'the names and birthdays of children',
    contactNotes: 'the notes in the address book',
  },
  plain: {
    titles: 'titles and saved searches',
    tags: 'tags',
    transcripts: 'transcripts of recordings, which are made once your family turns them on',
    insights: 'what is made of transcripts, such as suggested moods',
    documents: 'the text of PDFs and text files, which is read once your family turns that on',
    people: 'the names, addresses and relations of people',
    tree: 'the family tree, with its notes and sources',
    times: 'dates, time zones and occasions',
    history: 'the record of what was sent, to whom and when',
    facts:
      'facts about a recording, such as its kind, length, size, waveform and fingerprint, and when, where and by whom it was taken',
  },
} as const;

const { sealed, plain } = sealingWords;

/** Two sentences. */
export const whatIsSealed = `Encrypted at rest, with AES-256 under a key of your family’s own: ${listed(Object.values(sealed))}. Not encrypted in this way, because the service finds, sorts and delivers by them: ${listed(Object.values(plain))}.`;

export const whoHoldsTheKeys =
  'The service holds the keys, because a message has to arrive on its day without you. The key that opens them is kept apart from the database: a copy of the database alone opens nothing of what is encrypted.';

function listed(phrases: readonly string[]): string {
  return `${phrases.slice(0, -1).join('; ')}; and ${phrases.at(-1)}`;
}
