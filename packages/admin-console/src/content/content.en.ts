import type { BlogPostStateName } from '@infinite/schema/catalogue/blog';
import { counted } from '@infinite/schema/words/dates.en';

const states: Record<BlogPostStateName, string> = {
  DRAFT: 'Draft',
  SCHEDULED: 'Scheduled',
  PUBLISHED: 'Published',
  UNPUBLISHED: 'Unpublished',
};

/** Words of the console's Content tab; the three buttons are the specification's (section 2). */
export const contentWords = {
  heading: 'Content',
  back: 'Back to Content',
  choices: [
    {
      view: 'posts',
      label: 'Manage Blog Posts',
      hint: 'Find, edit, publish, schedule and take back what stands on the blog.',
    },
    {
      view: 'site',
      label: 'Site Settings',
      hint: 'The first words of the home page, support details, the visitor badge, the pop-up.',
    },
    {
      view: 'post',
      label: 'Add Content',
      hint: 'Write a new article. It stays a draft until you publish it.',
    },
  ],
  states,
} as const;

export const postListWords = {
  title: 'Blog posts',
  search: 'Search title or author',
  state: 'State',
  anyState: 'Any state',
  category: 'Category',
  anyCategory: 'Any category',
  columns: {
    title: 'Title',
    state: 'State',
    category: 'Category',
    author: 'Author',
    date: 'Published',
    updated: 'Last changed',
  },
  linkProblems: (count: number) => (count === 1 ? '1 link to mend' : `${count} links to mend`),
  changes: 'Changes not published',
  summary: (count: number) => (count === 1 ? '1 post' : `${count.toLocaleString('en')} posts`),
  emptyTitle: 'No post here',
  emptyText: 'Write the first one with “Add Content”, or look for something else.',
  waitsFor: (moment: string) => `waits for ${moment}`,
} as const;

export const postEditorWords = {
  newTitle: 'New article',
  editTitle: 'Edit article',
  title: 'Title',
  address: 'Address',
  addressNow: (path: string) => `Readers find it at ${path}.`,
  addressWillBe: (path: string) => `It will be at ${path}.`,
  addressMoves: (from: string, to: string) =>
    `Once published it moves from ${from} to ${to}; the old address leads there.`,
  addressHint: 'Leave it empty to let it follow the title.',
  formerAddresses: (count: number) =>
    count === 1 ? '1 former address leads here' : `${count} former addresses lead here`,
  seoTitle: 'Title for search engines',
  seoDescription: 'Description for search engines',
  keyword: 'Keyword',
  coverAlt: 'What the cover shows',
  excerpt: 'Excerpt',
  excerptHint: 'A sentence or two for the card and for search engines.',
  category: 'Category',
  author: 'Author',
  tags: 'Tags',
  tagsHint: 'With commas between them.',
  emoji: 'Emoji',
  body: 'Article',
  bodyHint: 'Markdown: # heading, *emphasis*, [link](/features), tables, footnotes[^1].',
  length: (words: number, minutes: number) =>
    `${words === 1 ? '1 word' : `${words.toLocaleString('en')} words`}, ${minutes} min read`,
  preview: 'Preview',
  previewEmpty: 'What you write shows here as readers will see it.',
  previewFailed: 'The preview could not be made just now. What you wrote is not touched.',
  readTime: (minutes: number) => `${minutes} min read`,
  save: 'Save',
  saving: 'Saving…',
  publish: 'Publish now',
  publishChanges: 'Publish changes',
  scheduleChanges: 'Use the changes then',
  hasChanges: 'Changes not published',
  discard: 'Discard the changes',
  discardQuestion: 'Discard the changes that are not published?',
  discardLost: (title: string) =>
    `“${title}” reads again as its readers see it. What you discard can still be restored under Revisions.`,
  keepChanges: 'Keep the changes',
  discardedToast: { title: 'Changes discarded', description: 'Readers saw no difference.' },
  delete: 'Delete this draft',
  deleteQuestion: 'Delete this draft for good?',
  deleteLost: (title: string, words: number) =>
    `“${title}”, ${words === 1 ? '1 word' : `${words.toLocaleString('en')} words`}, and every revision of it are lost. No reader has seen it.`,
  keepDraft: 'Keep the draft',
  deletedToast: { title: 'Draft deleted' },
  unpublish: 'Unpublish',
  unschedule: 'Take out of the queue',
  schedule: 'Schedule…',
  reschedule: 'Change the time…',
  view: 'See it on the site',
  noTitleYet: 'Kept on this device; with a title it is saved',
  savedToast: { title: 'Saved' },
  publishedToast: { title: 'Published', description: 'Readers see it now.' },
  unpublishedToast: { title: 'Unpublished', description: 'Readers no longer see it.' },
  unscheduledToast: { title: 'Out of the queue', description: 'It is a draft again.' },
  scheduledToast: (moment: string) => ({
    title: 'Scheduled',
    description: `It appears on ${moment}.`,
  }),
  failed: 'That did not work',
  offline: 'No connection. Nothing is lost; try again when it is back.',
  loadFailed: 'The article could not be opened.',
  retry: 'Try again',
  unpublishQuestion: 'Unpublish this article?',
  unpublishLost: 'Its page is gone until you publish it again. The text stays here.',
  keepPublished: 'Keep it published',
  undo: 'Undo',
  showPanel: 'Show the side panel',
  hidePanel: 'Hide the side panel',
  keys: (save: string, preview: string, publish: string) =>
    `${save} saves, ${preview} previews, ${publish} publishes.`,
  leaveQuestion: 'Leave what could not be saved?',
  leaveLost: (title: string) => `What you changed in “${title}” since the last save is lost.`,
  leaveUntitled: 'this article',
  leave: 'Leave and lose the changes',
  stay: 'Stay here',
} as const;

export const postConflictWords = {
  title: 'Somebody else changed this article',
  stored: (title: string, version: number) => `What is stored now: “${title}”, version ${version}`,
} as const;

export const scheduleWords = {
  title: 'When should it appear?',
  date: 'Date',
  time: 'Time',
  zone: 'By the clock of',
  confirm: 'Schedule',
  pending: 'Scheduling…',
  cancel: 'Cancel',
} as const;

export const siteSettingsWords = {
  title: 'Site settings',
  hero: 'First words of the home page',
  heading: 'Headline',
  lead: 'Subline',
  look: 'Button that leads down the page',
  start: 'Button that begins a sign-up',
  support: 'Support details',
  blogUrl: 'Blog elsewhere',
  blogUrlHint: 'The footer links to it. Empty: this site’s own blog.',
  supportHint: 'In the footer, on the pages with contact details, and in mails.',
  email: 'Support e-mail',
  phone: 'Support phone',
  emptyIs: (value: string) => `While this is empty: ${value}`,
  badge: 'Visitor badge on the home page',
  badges: {
    SIMULATED: { label: 'Simulated', hint: 'A made-up number, marked as a sample.' },
    LIVE: { label: 'Live', hint: 'Pages that are being looked at now, counted without cookies.' },
    OFF: { label: 'Off', hint: 'No badge.' },
  },
  popup: 'Notification pop-up on the home page',
  popupHint: 'Ten made-up notices, each marked as a sample.',
  save: 'Save site settings',
  discard: 'Discard the changes',
  unsaved: 'Not saved yet; kept on this device.',
  saving: 'Saving…',
  saved: { title: 'Site settings saved', description: 'The pages show it from now on.' },
  failed: 'The site settings could not be saved',
  loadFailed: 'The site settings could not be read.',
  reload: 'Look at the stored ones',
} as const;

/** What can stand beside the text. */
export const postSideWords = {
  label: 'Beside the text',
  details: 'Details',
  outline: 'Outline',
  preview: 'Preview',
  search: 'Search engines',
  links: 'Links',
  revisions: 'Revisions',
} as const;

export const outlineWords = {
  title: 'Outline',
  empty: 'Headings show here: write ## before a line.',
} as const;

export const revisionWords = {
  title: 'Revisions',
  emptyTitle: 'Nothing saved yet',
  emptyText: 'Each save is kept here, with who wrote it and when.',
  version: (version: number) => `Version ${version}`,
  origins: { SAVED: 'Saved', AUTOSAVED: 'While typing', RESTORED: 'Restored' },
  published: 'Published',
  saved: (moment: string, who: string) => `${moment}, by ${who}`,
  nobody: 'an account that is gone',
  compare: (version: number) => `Compare version ${version}`,
  restore: (version: number) => `Restore version ${version}`,
  restoredToast: {
    title: 'Restored',
    description: 'It is in the editor. Readers see it once you publish it.',
  },
  more: 'Earlier revisions',
  same: 'This is what the editor holds now.',
  changes: (version: number) => `Changes since version ${version}`,
  legend: 'Underlined words came since; struck words went.',
  failed: 'The revisions could not be read',
  retry: 'Try again',
} as const;

export const editorToolbarWords = {
  label: 'Formatting',
  bold: 'Bold',
  italic: 'Italic',
  heading: 'Heading',
  list: 'List',
  quote: 'Quotation',
  link: 'Link',
  image: 'Picture',
  table: 'Table',
  footnote: 'Footnote',
} as const;

export const imageDialogWords = {
  title: 'Pictures',
  file: 'Picture from this device',
  fileHint: (megabytes: number) =>
    `JPEG, PNG, WebP, AVIF, GIF or TIFF, at most ${megabytes} MB. Where and when it was taken is not shown to readers.`,
  alt: 'What it shows',
  altHint: 'For readers who cannot see it.',
  upload: 'Add this picture',
  uploading: 'Drawing it…',
  offline: 'No connection. The picture was not sent; try again when it is back.',
  kept: 'Pictures that are here',
  search: 'Search the pictures that are here',
  none: 'No picture here yet.',
  choose: (alt: string) => `Use “${alt}”`,
  delete: (alt: string) => `Delete “${alt}”`,
  deleteShort: 'Delete',
  deleteQuestion: 'Delete this picture for good?',
  deleteLost: (alt: string, name: string) =>
    `“${alt}” (${name}) and its original are lost. No article shows it.`,
  notDeleted: 'The picture was not deleted',
  more: 'More pictures',
} as const;

export const mediaWords = {
  title: 'Media library',
  add: 'Add a picture',
  search: 'Search file names and descriptions',
  facts: (name: string, width: number, height: number) => `${name}, ${width} × ${height}`,
  usedIn: 'Used in',
  unused: 'Not used',
  emptyTitle: 'No picture here',
  emptyText: 'Add one, or look for something else.',
  failed: 'The pictures could not be read',
} as const;

export const seoWords = {
  title: 'Search engines',
  keywordHint: 'What a reader would type to find this. Only the checks below use it.',
  emptyIs: (text: string) => `While this is empty: ${text}`,
  length: (count: number, least: number, most: number) =>
    `${count} characters; best between ${least} and ${most}.`,
  cover: 'Cover picture',
  noCover: 'None; where the article is shared, its title is drawn as a picture.',
  chooseCover: 'Choose a cover…',
  removeCover: 'Take the cover away',
  result: 'As a search result',
  checks: 'Checks',
  jsonLd: 'What machines read (JSON-LD)',
  feature: 'Feature on the blog',
  unfeature: 'Stop featuring it',
  isFeatured: 'It is featured on the blog.',
  unfeaturedToast: {
    title: 'No longer featured',
    description: 'The article featured before it stands above the others again.',
  },
  featuredHint: 'One article is at a time; the other steps back at once.',
  featuredToast: { title: 'Featured', description: 'It stands above the others on the blog.' },
  fine: 'Good',
  look: 'Worth a look',
} as const;

export const seoCheckWords = {
  title: (count: number) => `The title has ${count} characters.`,
  description: (count: number) => `The description has ${count} characters.`,
  jump: 'A heading skips a level: after ## comes ###, not ####.',
  headings: (count: number) =>
    count === 0 ? 'There is no heading; long texts need some.' : `${count} headings, in order.`,
  alts: (count: number, mute: number) =>
    mute === 0
      ? `${count} pictures, each with words for who cannot see it.`
      : `${mute} of ${count} pictures have no words for who cannot see them.`,
  links: (count: number) =>
    count === 0
      ? 'No link leads to another page of this site.'
      : `${counted(count, 'link')} within this site.`,
  brokenLinks: (count: number) =>
    `${counted(count, 'link')} ${count === 1 ? 'leads' : 'lead'} nowhere. See Links.`,
  linksUnknown: 'Whether the links lead anywhere could not be checked just now.',
  minutes: (minutes: number) => `${minutes} min read; three to nine are usual here.`,
  picture: 'A picture, for the card and for shared links.',
  keyword: ([title, description, body]: readonly boolean[]) =>
    `The keyword stands in ${
      [title && 'the title', description && 'the description', body && 'the text']
        .filter(Boolean)
        .join(', ') || 'none of title, description and text'
    }.`,
  note: 'None of this stands in the way of publishing.',
} as const;

export const linkWords = {
  title: 'Links',
  lead: 'Asks for each page of this site that the text leads to. Addresses elsewhere are read, and not visited.',
  check: 'Check the links',
  checking: 'Asking…',
  allFine: 'Every link leads somewhere.',
  failed: 'The links could not be checked just now.',
  faults: {
    NOT_FOUND: 'Nothing is there.',
    MOVED: 'It has moved; the link still arrives.',
    MALFORMED: 'This is no address.',
    NOT_ANSWERED: 'No answer came.',
  },
  place: (words: string, line: number) => `“${words}”, line ${line}`,
  question: 'Publish with links that lead nowhere?',
  publishAnyway: 'Publish all the same',
  mendFirst: 'Mend them first',
} as const;
