import type { NavigationEntry } from '@infinite/ui/navigation-menu';

/** The header's menus: what exists of section 2 of the specification. */
export const headerNavigation: readonly NavigationEntry[] = [
  {
    label: 'Core Features',
    links: [
      {
        label: 'Future Messages',
        href: '/future-messages',
        hint: 'Words that arrive on the day you choose',
      },
      {
        label: 'Schedule a Message',
        href: '/schedule-message',
        hint: 'Write, record, and say when',
      },
      {
        label: 'Voice Recordings',
        href: '/voice-recordings',
        hint: 'Your voice, kept as it is',
      },
    ],
  },
  {
    label: 'Legacy Support',
    links: [
      {
        label: 'How It Works',
        href: '/how-it-works',
        hint: 'Record, protect, deliver, with an example',
      },
    ],
  },
  { label: 'About', href: '/about' },
];

export interface FooterColumn {
  title: string;
  links: readonly { label: string; href: string }[];
}

/** The footer's links: what exists of section 2 of the specification. */
export const footerNavigation: readonly FooterColumn[] = [
  {
    title: 'Services',
    links: [
      { label: 'Future Messages', href: '/future-messages' },
      { label: 'Schedule a Message', href: '/schedule-message' },
      { label: 'Voice Recordings', href: '/voice-recordings' },
      { label: 'Dashboard', href: '/dashboard' },
    ],
  },
  {
    title: 'The house',
    links: [
      { label: 'Home', href: '/' },
      { label: 'About', href: '/about' },
      { label: 'How It Works', href: '/how-it-works' },
      { label: 'Blog', href: '/blog' },
    ],
  },
  {
    title: 'Small print',
    links: [
      { label: 'Privacy Policy', href: '/privacy-policy' },
      { label: 'Privacy, 2025', href: '/privacy' },
      { label: 'Terms of Service', href: '/terms-of-service' },
    ],
  },
];
