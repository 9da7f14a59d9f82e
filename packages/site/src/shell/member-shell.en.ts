/** The shell around members' pages. */
export const memberShellWords = {
  navigation: 'Main',
  home: 'Home',
  messages: 'Messages',
  recordings: 'Recordings',
  write: 'New message',
  search: 'Search',
  /** Read aloud after the name. */
  account: 'Account',
  family: 'Family and invitations',
  settings: 'Settings',
  review: 'Your review',
  admin: 'Admin',
  signOut: 'Sign Out',
  footer: 'Help and terms',
  links: {
    help: 'Help',
    contact: 'Contact',
    website: 'Website',
    privacy: 'Privacy Policy',
    terms: 'Terms of Service',
  },
} as const;
