/** The page of a family's people and what they share. */
export const connectionsWords = {
  title: 'Your connections',
  lead: (family: string) => `The people of ‘${family}’, and what each of them shared last.`,
  description: 'The members of your family, since when they belong to it, and what they share.',
  you: 'you',
  since: (day: string) => `since ${day}`,
  shared: 'Shared last:',
  nothing: 'Has not shared anything yet',
  ask: (name: string) => `Ask ${name} a question`,
  roles: 'Invitations and roles',
  inTree: 'In your family tree',
  inTreeLead: 'The people of the tree who are nearest to you.',
  inTreeMore: 'More of your relatives',
  nearest: 'Back to the nearest',
  nobody: 'Nothing connects you with anyone in the tree yet.',
  which: 'Which of them is you?',
  whichHint:
    'Open yourself in the family tree and choose ‘This is me’. Then this page says how you are related to everyone.',
  toTree: 'Open the family tree',
  noName: 'Name unknown',
} as const;
