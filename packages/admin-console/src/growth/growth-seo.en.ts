import type { SeoProblemCodeName } from '@infinite/schema/catalogue/growth';

interface ProblemWords {
  /** What is wrong; `detail` is an address, a length or a text, as the audit found it. */
  readonly says: (detail: string) => string;
  /** What to do. */
  readonly fix: string;
}

const problems: Record<SeoProblemCodeName, ProblemWords> = {
  STATUS: {
    says: (status) => `The page answers with ${status}`,
    fix: 'Make the page answer again, or take it out of the sitemap.',
  },
  UNREACHABLE: {
    says: () => 'No answer came in time',
    fix: 'Look at the server’s log for this address, and at how long the page takes to draw.',
  },
  BROKEN_LINK: {
    says: (link) => `A link leads nowhere: ${link}`,
    fix: 'Correct the address of the link, or remove the link.',
  },
  NOINDEX_IN_SITEMAP: {
    says: () => 'The sitemap names it, and the page asks not to be listed',
    fix: 'Decide for one of them: take the page out of the sitemap, or let it be listed.',
  },
  NO_TITLE: {
    says: () => 'There is no title',
    fix: 'Write a title of 15 to 65 characters that says what this page answers.',
  },
  NO_DESCRIPTION: {
    says: () => 'There is no description',
    fix: 'Write one or two sentences, 110 to 160 characters, that say what a reader finds here.',
  },
  NO_CANONICAL: {
    says: () => 'There is no canonical address',
    fix: 'Name the page’s own address as canonical, so that copies of it count for it.',
  },
  CANONICAL_ELSEWHERE: {
    says: (address) => `The sitemap names it, but it is canonical to ${address}`,
    fix: 'Put the canonical address into the sitemap in its place.',
  },
  CANONICAL_BROKEN: {
    says: (address) => `The canonical address cannot be read: ${address}`,
    fix: 'Name an address that answers by itself, without being sent on.',
  },
  NO_H1: {
    says: () => 'There is no main heading',
    fix: 'Give the page one heading of the first level that says what it is about.',
  },
  BAD_STRUCTURED_DATA: {
    says: (why) => `Structured data cannot be read: ${why}`,
    fix: 'Correct the JSON-LD of the page; each piece needs a type of schema.org.',
  },
  DUPLICATE_TITLE: {
    says: (path) => `${path} has the same title`,
    fix: 'Give each page a title of its own; readers cannot tell them apart in a list of results.',
  },
  DUPLICATE_DESCRIPTION: {
    says: (path) => `${path} has the same description`,
    fix: 'Describe each page by what is only there.',
  },
  REDIRECT_IN_SITEMAP: {
    says: (path) => `The sitemap names it, and it sends readers on to ${path}`,
    fix: 'Put the address that answers into the sitemap.',
  },
  REDIRECT_CHAIN: {
    says: (chain) => `Readers are sent on more than once: ${chain}`,
    fix: 'Send them to the last address at once.',
  },
  LINK_REDIRECTS: {
    says: (link) => `A link is sent on: ${link}`,
    fix: 'Let the link name the address that answers.',
  },
  SEVERAL_H1: {
    says: (count) => `There are ${count} main headings`,
    fix: 'Keep one heading of the first level, and make the others second.',
  },
  HEADING_ORDER: {
    says: (step) => `A level of headings is left out: ${step}`,
    fix: 'Go down one level at a time; readers who listen find their way by it.',
  },
  IMAGE_WITHOUT_ALT: {
    says: (image) => `A picture has no description: ${image}`,
    fix: 'Say in words what it shows, or leave the description empty where it only decorates.',
  },
  IMAGE_WITHOUT_SIZE: {
    says: (image) => `A picture has no size: ${image}`,
    fix: 'Name its width and height, so that nothing jumps while it loads.',
  },
  ORPHAN: {
    says: () => 'No other page links to it',
    fix: 'Link to it from a page where its readers are.',
  },
  TITLE_LENGTH: {
    says: (length) => `The title has ${length} characters`,
    fix: 'Between 15 and 65 characters are shown whole in a list of results.',
  },
  DESCRIPTION_LENGTH: {
    says: (length) => `The description has ${length} characters`,
    fix: 'Between 70 and 165 characters are shown whole in a list of results.',
  },
  NO_LANGUAGE: {
    says: () => 'The page does not say its language',
    fix: 'Name the language on the page’s first element.',
  },
  HEAVY: {
    says: (bytes) => `The page’s HTML has ${bytes} bytes`,
    fix: 'Split the page, or take out what is drawn twice.',
  },
};

/** The audit of the public pages. */
export const seoWords = {
  heading: 'What search engines see',
  lead: 'Reads every public page as a search engine does, and says what to mend and how.',
  run: 'Read the site now',
  running: 'Reading the site…',
  begun: 'The site is being read',
  history: 'Audit of',
  optionOf: (when: string, count: string) => `${when}: ${count} problems`,
  unfinishedOption: (when: string, state: string) => `${when}: ${state}`,
  states: {
    WAITING: 'waiting for a worker',
    RUNNING: 'under way',
    DONE: 'done',
    FAILED: 'came to no end',
  },
  progress: 'Pages read',
  progressOf: (done: string, known: string) => `${done} of ${known} found so far`,
  failed:
    'This audit came to no end: the site did not answer, or the worker stopped. Begin another one.',
  empty: 'The site has not been read yet',
  emptyText: 'It takes about a minute. You can leave this place meanwhile.',
  summary: (pages: string, count: string) => `${pages} addresses read, ${count} problems.`,
  compared: (added: string, solved: string) =>
    `Beside the audit before: ${added} new, ${solved} solved.`,
  noProblems: 'Nothing to mend. Every page reads well.',
  onlyNew: 'Only what is new',
  kind: 'Kind of problem',
  allKinds: 'Every kind',
  news: 'New or known',
  newsAll: 'New and known',
  problemsTitle: 'What to mend',
  pagesTitle: 'Every page',
  parts: 'Parts of the report',
  searchProblems: 'Search problems',
  problemsFound: (count: string, one: boolean) => `${count} ${one ? 'problem' : 'problems'}`,
  noneFound: 'No problem like this',
  noneFoundText: 'Change the search or the filter.',
  searchPages: 'Search pages',
  pagesFound: (count: string, one: boolean) => `${count} ${one ? 'page' : 'pages'}`,
  which: 'Pages',
  everyPage: 'All pages',
  onlyWithProblems: 'Only pages with problems',
  noPage: 'No page like this',
  newBadge: 'New',
  columns: {
    page: 'Page',
    problem: 'What is wrong',
    fix: 'What to do',
    status: 'Answer',
    title: 'Title and description',
    canonical: 'Canonical',
    data: 'Structured data',
    bytes: 'Size',
    problems: 'Problems',
  },
  short: {
    STATUS: 'Answers',
    UNREACHABLE: 'No answer',
    BROKEN_LINK: 'Broken links',
    NOINDEX_IN_SITEMAP: 'In the sitemap, not to be listed',
    NO_TITLE: 'No title',
    NO_DESCRIPTION: 'No description',
    NO_CANONICAL: 'No canonical',
    CANONICAL_ELSEWHERE: 'Canonical elsewhere',
    CANONICAL_BROKEN: 'Canonical broken',
    NO_H1: 'No main heading',
    BAD_STRUCTURED_DATA: 'Structured data',
    DUPLICATE_TITLE: 'Same title',
    DUPLICATE_DESCRIPTION: 'Same description',
    REDIRECT_IN_SITEMAP: 'Sent on, in the sitemap',
    REDIRECT_CHAIN: 'Sent on twice',
    LINK_REDIRECTS: 'Links that are sent on',
    SEVERAL_H1: 'Several main headings',
    HEADING_ORDER: 'Order of headings',
    IMAGE_WITHOUT_ALT: 'Pictures without words',
    IMAGE_WITHOUT_SIZE: 'Pictures without size',
    ORPHAN: 'Linked from nowhere',
    TITLE_LENGTH: 'Length of title',
    DESCRIPTION_LENGTH: 'Length of description',
    NO_LANGUAGE: 'No language',
    HEAVY: 'Heavy',
  } satisfies Record<SeoProblemCodeName, string>,
  none: '–',
  problems,
} as const;
