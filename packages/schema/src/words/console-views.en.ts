/** Words of the views that a person keeps of a list of the console. */
export const consoleViewWords = {
  nameRequired: 'Give the view a name.',
  nameTooLong: 'At most 60 characters',
  tooMany: 'You keep 50 views of this list. Delete one first.',
} as const;
