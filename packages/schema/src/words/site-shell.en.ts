import { translatable } from '#words/locale.ts';

/** Words of the frame around every page. */
export const siteShellWords = translatable('siteShell', {
  name: 'Infinite Connections',
  tagline: 'Voices and letters that arrive when they are needed',
  skipToContent: 'Skip to the content',
  mainNavigation: 'Main',
  footerNavigation: 'All pages',
  openMenu: 'Open the menu',
  closeMenu: 'Close the menu',
  signInOrUp: 'Sign In / Sign Up',
  dashboard: 'Dashboard',
  admin: 'Admin',
  settings: 'Settings',
  settingsOf: (name: string) => `${name}: Settings`,
  signOut: 'Sign Out',
  loading: 'Loading your family legacy platform...',
  themeLabel: 'Colors',
  themes: { device: 'As my device', light: 'Light', dark: 'Dark' },
  footer: {
    support: 'Someone to ask',
    phone: 'Phone',
    email: 'Email',
    blog: 'Our blog',
    hours: 'Write any day, at any hour; we answer by email.',
    rights: '© Infinite Connections',
  },
  trust: [
    'Private to your family',
    'Recordings and letters encrypted at rest, AES-256',
    'Originals kept, bit for bit',
  ],
  /** True only while no analytics provider is configured. */
  trustWithoutAnalytics: 'No trackers, no third parties',
  notFound: {
    title: '404 Page Not Found',
    text: 'There is nothing at this address. It may have moved, or there may be a typo in the link.',
    home: 'Back to Home',
    find: 'Find your way',
    hint: (path: string) =>
      `Did you forget to add a page? No file under packages/site/src/**/pages answers ${path}.`,
  },
  failure: {
    title: 'Something went wrong on our side',
    text: 'Nothing you made is lost. Please try again in a moment.',
    retry: 'Try again',
  },
  toasts: {
    label: (hotkey: string) => `Notices (${hotkey})`,
    close: 'Close',
  },
  /** The code of the sign-in could not be loaded. */
  signInNotLoaded: {
    title: 'The sign-in form did not load',
    text: 'Check your connection and press the button again.',
  },
  /** The code of an interactive part of the page could not be loaded. */
  partNotLoaded: {
    title: 'A part of this page did not load',
    text: 'You can read and use the rest. To try again, reload the page.',
  },
  startUp: {
    rendering: 'Loading...',
    mounting: 'Please wait while the platform initializes. If this stays, reload the page.',
  },
});
