export interface NavigationLink {
  label: string;
  href: string;
  hint?: string;
}

interface NavigationEntry {
  label: string;
  /** A plain link… */
  href?: string;
  /** …or a menu of links. */
  links?: readonly NavigationLink[];
}

/** The header's menus (specification, section 2). */
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
        label: 'Voice Ancestry',
        href: '/voice-ancestry',
        hint: 'A family tree that can be heard',
      },
      { label: 'Voice Recordings', href: '/voice-recordings', hint: 'Your voice, kept as it is' },
    ],
  },
  {
    label: 'Family Tree Builder',
    links: [
      { label: 'Family Tree', href: '/family-tree', hint: 'Who belongs to whom' },
      {
        label: 'Genealogy Research',
        href: '/voice-ancestry',
        hint: 'Ancestors found, and given a voice',
      },
      {
        label: 'Family Collaboration',
        href: '/family-collaboration',
        hint: 'One family, many hands',
      },
    ],
  },
  {
    label: 'Memory Preservation',
    links: [
      {
        label: 'Free Voice Messages',
        href: '/free-voice-messages',
        hint: 'Record now, without an account',
      },
      { label: 'AI Memory Vault', href: '/dashboard', hint: 'What your family has kept so far' },
      {
        label: 'Scrapbook Generator',
        href: '/scrapbook-generator',
        hint: 'Photographs and the stories behind them',
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
      { label: 'Contact', href: '/contact', hint: 'A person reads what you write' },
      { label: 'Questions', href: '/faqs', hint: 'What others asked before' },
    ],
  },
  {
    label: 'Platform Discovery',
    links: [
      { label: 'All 7 Quizzes', href: '/quizzes', hint: 'A few minutes each' },
      {
        label: 'Where to begin',
        href: '/platform-overview-quiz',
        hint: 'Which part of the house is for you',
      },
      {
        label: 'Voice Message Quiz',
        href: '/voice-message-quiz',
        hint: 'Whom to record for first',
      },
      { label: 'Memory Vault Quiz', href: '/memory-vault-quiz', hint: 'What to keep, and how' },
      { label: 'AI Features Quiz', href: '/ai-features-quiz', hint: 'How much help you want' },
    ],
  },
  { label: 'About', href: '/about' },
  { label: 'Pricing', href: '/pricing' },
];

export interface FooterLink {
  label: string;
  href: string;
}

export interface FooterGroup {
  title: string;
  /** What most people look for; large. */
  links: readonly FooterLink[];
  /** The rest of the subject; small. */
  more: readonly FooterLink[];
}

/** The footer's links: those of section 2 of the specification, and the pages nothing else lists. */
export const footerNavigation: readonly FooterGroup[] = [
  {
    title: 'Record and send',
    links: [
      { label: 'Free Voice Messages', href: '/free-voice-messages' },
      { label: 'Schedule a Message', href: '/schedule-message' },
      { label: 'Templates', href: '/premium-templates' },
      { label: 'Dashboard', href: '/dashboard' },
    ],
    more: [
      { label: 'Legacy Messages', href: '/legacy-messages' },
      { label: 'Time Capsules', href: '/time-capsules' },
      { label: 'Last Wishes', href: '/last-wishes' },
      { label: 'Legacy Planning', href: '/legacy-planning' },
      { label: 'Military Families', href: '/military-families' },
    ],
  },
  {
    title: 'Family history',
    links: [
      { label: 'Family Tree', href: '/family-tree' },
      { label: 'Genealogy Research', href: '/ancestry' },
      { label: 'Scrapbook Generator', href: '/scrapbook-generator' },
      { label: 'Family Recipes', href: '/family-recipes' },
    ],
    more: [
      { label: 'Printed Books', href: '/printing-services' },
      { label: 'Before It Is Too Late', href: '/before-its-too-late' },
      { label: 'Genealogy Blog', href: '/genealogy-blog' },
    ],
  },
  {
    title: 'Read and choose',
    links: [
      { label: 'Features', href: '/features' },
      { label: 'Pricing', href: '/pricing' },
      { label: 'Blog', href: '/blog' },
      { label: 'Questions', href: '/faqs' },
    ],
    more: [
      { label: 'Core Features', href: '/core-features' },
      { label: 'Costs over Time', href: '/transparent-pricing' },
      { label: 'Discover Your Path', href: '/discover-your-path' },
      { label: 'Family Legacy Hub', href: '/family-legacy-hub' },
      { label: 'Legacy Support', href: '/legacy' },
      { label: 'Newsletter', href: '/newsletter' },
    ],
  },
  {
    title: 'About us',
    links: [
      { label: 'Home', href: '/' },
      { label: 'About', href: '/about' },
      { label: 'Contact', href: '/contact' },
      { label: 'Reviews', href: '/reviews' },
    ],
    more: [
      { label: 'Our Story', href: '/inspiring-about' },
      { label: 'Accessibility', href: '/accessibility' },
      { label: 'API', href: '/api/docs' },
    ],
  },
];

/** In one line at the very end. */
export const legalNavigation: readonly FooterLink[] = [
  { label: 'Privacy Policy', href: '/privacy-policy' },
  { label: 'Privacy, 2025', href: '/privacy' },
  { label: 'Terms of Service', href: '/terms-of-service' },
];
