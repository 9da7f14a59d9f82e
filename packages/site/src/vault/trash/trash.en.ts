/** The words of /memory-vault/trash. */
export const trashWords = {
  title: 'Trash',
  lead: 'What you delete stays here for 30 days. Until then you can restore it, with its comments, albums and dates; then it is erased for good.',
  description: 'What you deleted in the last 30 days, to restore or to erase.',
  space: 'What is in the trash still counts toward the storage of your plan.',
  empty: 'The trash is empty',
  emptyHint: 'What you delete from your library comes here first.',
  left: (days: number) => (days === 1 ? 'Erased within a day' : `Erased in ${days} days`),
  restore: 'Restore',
  restoreOne: (title: string) => `Restore “${title}”`,
  restored: (title: string) => `“${title}” is back in your library.`,
  erase: 'Delete now',
  eraseOne: (title: string) => `Delete now: “${title}”`,
  eraseTitle: 'Delete it now?',
  eraseText: (title: string) =>
    `“${title}” is erased for good, with its note, its comments and its place in albums. This cannot be undone.`,
  eraseConfirm: 'Delete it for good',
  erasing: 'Deleting…',
  erased: (title: string) => `“${title}” is erased.`,
  keep: 'Keep it',
  more: 'Show what was deleted earlier',
} as const;
