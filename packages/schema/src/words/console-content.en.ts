import type { BlogPostStateName } from '#catalogue/blog.ts';

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
  summary: (count: number) => (count === 1 ? '1 post' : `${count.toLocaleString('en')} posts`),
  emptyTitle: 'No post here',
  emptyText: 'Write the first one with “Add Content”, or look for something else.',
  waitsFor: (moment: string) => `waits for ${moment}`,
} as const;

export const postEditorWords = {
  newTitle: 'New article',
  editTitle: 'Edit article',
  title: 'Title',
  slug: (path: string) => `Its address: ${path}`,
  excerpt: 'Excerpt',
  excerptHint: 'A sentence or two for the card and for search engines.',
  category: 'Category',
  author: 'Author',
  tags: 'Tags',
  tagsHint: 'With commas between them.',
  emoji: 'Emoji',
  body: 'Article',
  bodyHint: 'Markdown: # heading, *emphasis*, [link](/features), tables, footnotes[^1].',
  preview: 'Preview',
  previewEmpty: 'What you write shows here as readers will see it.',
  previewFailed: 'The preview could not be made just now. What you wrote is not touched.',
  readTime: (minutes: number) => `${minutes} min read`,
  save: 'Save',
  saving: 'Saving…',
  publish: 'Publish now',
  unpublish: 'Unpublish',
  unschedule: 'Take out of the queue',
  schedule: 'Schedule…',
  reschedule: 'Change the time…',
  view: 'See it on the site',
  unsaved: 'Not saved yet',
  allSaved: 'Everything is saved',
  kept: 'You had left this without saving. Your text is here again, not saved yet.',
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
  unpublishQuestion: 'Take this article from its readers?',
  unpublishLost: 'Its page is gone until you publish it again. The text stays here.',
  keepPublished: 'Keep it published',
  leaveQuestion: 'Leave without saving?',
  leaveLost: (title: string) => `What you changed in “${title}” since the last save is lost.`,
  leaveUntitled: 'this article',
  leave: 'Leave and lose the changes',
  stay: 'Stay here',
} as const;

export const postConflictWords = {
  title: 'Somebody else changed this article',
  text: 'Your text is still in the form. Decide which one goes on:',
  stored: (title: string, version: number) => `What is stored now: “${title}”, version ${version}`,
  keepMine: 'Go on with my text',
  takeTheirs: 'Take the stored one',
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
  saving: 'Saving…',
  saved: { title: 'Site settings saved', description: 'The pages show it from now on.' },
  failed: 'The site settings could not be saved',
  loadFailed: 'The site settings could not be read.',
  reload: 'Look at the stored ones',
} as const;
