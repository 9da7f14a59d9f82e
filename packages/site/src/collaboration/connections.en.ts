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
} as const;
