/** What the label on the lid says, on /time-capsules. */
export const sampleCapsule = {
  heading: 'A sample: the label of a capsule',
  lead: 'What everyone can know while it is closed: who filled it, when it opens, and how much is inside.',
  label: 'To be opened together',
  opens: 'Christmas Eve 2036, after dinner',
  facts: [
    ['Closed', 'Midsummer 2026, in the backyard'],
    ['Filled by', 'Rosa, Anders, Lina, Daniel, Joanna, Maja; Oskar by dictation'],
    ['Inside', '7 voices, 11 photographs, 1 shopping list, 7 predictions'],
    ['Asks', 'Does Maja still look at the moon? Who steers?'],
  ],
  invented: 'The family was invented for this page.',
} as const;
