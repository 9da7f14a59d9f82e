import { translatable } from '@infinite/schema/words/locale';

/** The shell around members' pages. */
export const memberShellWords = translatable('memberShell', {
  navigation: 'Main',
  home: 'Home',
  messages: 'Messages',
  recordings: 'Recordings',
  vault: 'Vault',
  tree: 'Family tree',
  write: 'New message',
  search: 'Search',
  notices: 'Notifications',
  /** Read aloud after that. */
  unread: (count: string) => `${count} unread`,
  /** Read aloud after the name. */
  account: 'Account',
  together: 'What your family does',
  family: 'Family and invitations',
  addressBook: 'Address book',
  timeline: 'Timeline',
  storyQuestions: 'Ask for stories',
  settings: 'Settings',
  review: 'Your review',
  admin: 'Admin',
  signOut: 'Sign Out',
  families: {
    label: 'Your families',
    switchTo: (name: string) => `Switch to ${name}`,
    failed: 'Your families could not be loaded. Please try again.',
    formerRole: 'left',
  },
  footer: 'Help and terms',
  links: {
    help: 'Help',
    contact: 'Contact',
    website: 'Website',
    privacy: 'Privacy Policy',
    terms: 'Terms of Service',
  },
});
