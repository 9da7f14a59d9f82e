import { siteShellWords } from '@infinite/schema/words/site-shell.en';
import type { NamedSite } from './fill-in-site.ts';
import type { Crumb } from './page-metadata.ts';

// Objects of schema.org that several pages print as JSON-LD.

type Origin = Pick<NamedSite, 'origin'>;

/** The way from the home page to this one. */
export function breadcrumbList({ origin }: Origin, crumbs: readonly Crumb[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...crumbs].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}

/** Questions with their answers, as they stand on the page. */
export function faqPage(items: readonly { question: string; answer: string }[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** How something is done, step by step, as it stands on the page. */
export function howTo(name: string, steps: readonly { title: string; text: string }[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'HowTo',
    name,
    step: steps.map(({ title, text }) => ({ '@type': 'HowToStep', name: title, text })),
  };
}

interface RecipeFacts {
  name: string;
  description: string;
  /** Address of a picture; Google shows no recipe without one. */
  image: string;
  prepTime: string;
  cookTime: string;
  totalTime: string;
  recipeYield: string;
  ingredients: readonly string[];
  steps: readonly string[];
}

/** A recipe that stands on the page in full. Durations are ISO 8601. */
export function recipe(facts: RecipeFacts): object {
  const { ingredients, steps, ...given } = facts;
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    ...given,
    inLanguage: 'en',
    recipeIngredient: ingredients,
    recipeInstructions: steps.map((text) => ({ '@type': 'HowToStep', text })),
  };
}

/** Who runs the site. No rating: none has been given yet. */
export function organization(site: NamedSite): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: siteShellWords.name,
    url: `${site.origin}/`,
    logo: logoOf(site),
    slogan: siteShellWords.tagline,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      email: site.supportEmail,
      telephone: site.supportPhone,
    },
  };
}

/** Google asks for a picture of at least 112 pixels, in a format that it crawls. */
export const logoOf = ({ origin }: Origin): string => `${origin}/icon-512.png`;

/** The site as a whole, and how it is searched. */
export function website({ origin }: Origin): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: siteShellWords.name,
    url: `${origin}/`,
    inLanguage: 'en',
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${origin}/blog?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}
