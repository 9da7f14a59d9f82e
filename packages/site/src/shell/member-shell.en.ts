/** The shell around members' pages. */
export const memberShellWords = {
  navigation: 'Main',
  home: 'Home',
  messages: 'Messages',
  recordings: 'Recordings',
  write: 'New message',
  /** Read aloud after the name. */
  account: 'Account',
  together: 'What your family does',
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
