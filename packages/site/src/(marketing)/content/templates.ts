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
  lead: 'A template is a first sentence to argue with. Choose one, open it, and replace every line that does not sound like you.',
  how: 'Fill in what is in [brackets]. Opening a template takes a free account; reading, copying and printing do not.',
  contents: 'Kinds of templates',
  read: 'Read it',
  open: 'Start from this one',
  subject: 'Title',
  kinds: {
    messages: {
      id: 'messages',
      heading: 'Messages',
      lead: 'Short, to read into the recorder or send as they are.',
    },
    letters: {
      id: 'letters',
      heading: 'Letters',
      lead: 'Longer, for what has been waiting.',
    },
    scrapbooks: {
      id: 'scrapbooks',
      heading: 'Scrapbooks',
      lead: 'Outlines, page by page. Print one and lay it beside the shoebox.',
    },
    capsules: {
      id: 'capsules',
      heading: 'Time capsules',
      lead: 'What to put in, who to ask, and which day to choose.',
    },
  },
} as const;
