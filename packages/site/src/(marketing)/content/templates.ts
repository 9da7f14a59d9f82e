import { letterTemplates } from './letter-templates.ts';
import { messageTemplates } from './message-templates.ts';
import type { WrittenTemplate } from './template-kinds.ts';

const written = new Map(
  [...messageTemplates, ...letterTemplates].map((template) => [template.id, template]),
);

/** The template of an address; null for anything else that stands there. */
export function writtenTemplate(id: string | undefined): WrittenTemplate | null {
  return (id === undefined ? null : written.get(id)) ?? null;
}

/** The five of /military-families. */
export const deploymentTemplateIds = [
  'good-night',
  'birthday-away',
  'half-way',
  'something-ordinary',
  'not-unless',
] as const;

/** The words of /premium-templates around the templates. */
export const templatesPage = {
  title: 'Message, letter and capsule templates | Infinite Connections',
  description:
    'Fifteen letters and messages to begin from, for birthdays, weddings, apologies and farewells, and six outlines for scrapbooks and time capsules.',
  keywords: ['letter templates', 'message templates', 'scrapbook outline', 'time capsule ideas'],
  heading: 'Templates to begin from',
  lead: 'A template is a first sentence to disagree with. Choose one, open it, and replace every line that is not how you would say it.',
  how: 'What stands in [brackets] is yours to fill. Opening a template needs an account, which is free; reading, copying and printing do not.',
  contents: 'Kinds of templates',
  read: 'Read it',
  open: 'Start from this one',
  subject: 'Title',
  kinds: {
    messages: {
      id: 'messages',
      heading: 'Messages',
      lead: 'Short, to be read out into the recorder or sent as they are.',
    },
    letters: {
      id: 'letters',
      heading: 'Letters',
      lead: 'Longer, for what has waited.',
    },
    scrapbooks: {
      id: 'scrapbooks',
      heading: 'Scrapbooks',
      lead: 'Outlines, page by page. Print one and lay it beside the shoebox.',
    },
    capsules: {
      id: 'capsules',
      heading: 'Time capsules',
      lead: 'What to put in, whom to ask, and which day to choose.',
    },
  },
} as const;
