import type { PageContextServer } from 'vike/types';
import { breadcrumbs } from '#seo/breadcrumbs.ts';
import { howItWorks } from '#(marketing)/content/how-it-works.ts';

export const structuredData = ({ site }: PageContextServer): object[] => [
  breadcrumbs(site, howItWorks.heading, '/how-it-works'),
  {
    '@context': 'https://schema.org',
    '@type': 'HowTo',
    name: 'How to send a message to the future',
    step: howItWorks.steps.items.map((step) => ({
      '@type': 'HowToStep',
      name: step.title,
      text: step.text,
    })),
  },
];
