/** Words of the console's palette. */
export const consolePaletteWords = {
  title: 'Find and go',
  label: 'Find a place, a user, an article or an action',
  placeholder: 'Type a name or an action',
  close: 'Close',
  keys: '↑ ↓ to choose, Enter to open, Esc to close',
  open: 'Find',
  places: 'Places',
  users: 'Users',
  articles: 'Articles',
  acts: 'Actions',
  addArticle: 'Write a new article',
  refresh: 'Refresh the totals',
  shortcuts: 'Show keyboard shortcuts',
  signOut: 'Sign out',
  nothing: 'Nothing was found.',
  failed: 'Users and articles could not be searched.',
} as const;
