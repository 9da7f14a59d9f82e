/** The home page's first words, until an administrator writes others. */
export const heroDefaults = {
  heading: 'A voice that arrives when it is needed',
  lead: 'Say it now, while you can say it best. We keep it, word for word and tone for tone, and bring it to the people you love on the day you choose.',
  look: 'Come Take A Look',
  start: 'Get Started',
} as const;

/** What the form and the API say about a field of the site settings. */
export const siteSettingsFieldWords = {
  tooLong: (what: string, limit: number) =>
    `${what} can hold ${limit} characters. Please shorten it a little.`,
  phone: 'A telephone number',
  blogUrl: 'The blog’s address',
  badBlogUrl: 'Write the whole address of the blog, such as https://blog.example.org.',
  heading: 'The headline',
  lead: 'The subline',
  button: 'A button',
  badPhone: 'Write the number with digits, spaces and a plus sign, such as +1 555 0100.',
  stale:
    'Somebody else changed the site settings since you opened them. Nothing is lost: what you chose is still here.',
} as const;

/** The visitor badge (specification, section 9) and the pop-up of sample notices. */
export const livelinessWords = {
  viewing: (count: number) =>
    count === 1 ? '1 person viewing this page' : `${count} people viewing this page`,
  sampleFigure: 'Sample figure',
  visitors: 'Visitors',
  hideBadge: 'Hide the number of visitors',
  notices: 'Sample notices',
  sampleNotice: 'Sample',
  dismiss: 'No more of these',
} as const;

/** Made up to show where real notices would stand; each is marked as a sample. */
export const sampleNotices = [
  {
    name: 'Sarah M.',
    location: 'Austin',
    action: 'recorded a first voice message',
    time: '2 minutes ago',
  },
  { name: 'Joanna K.', location: 'Kraków', action: 'began a family tree', time: '4 minutes ago' },
  {
    name: 'Peter L.',
    location: 'Leeds',
    action: 'wrote a letter for a wedding',
    time: '5 minutes ago',
  },
  {
    name: 'Maria F.',
    location: 'Porto',
    action: 'kept a grandmother’s recipe',
    time: '8 minutes ago',
  },
  {
    name: 'David R.',
    location: 'Toronto',
    action: 'closed a time capsule',
    time: '11 minutes ago',
  },
  {
    name: 'Aiko T.',
    location: 'Sapporo',
    action: 'added three old photographs',
    time: '12 minutes ago',
  },
  {
    name: 'Hannah B.',
    location: 'Bremen',
    action: 'recorded a birthday message',
    time: '15 minutes ago',
  },
  { name: 'Tomás G.', location: 'Bogotá', action: 'invited a brother', time: '17 minutes ago' },
  { name: 'Grace O.', location: 'Lagos', action: 'finished a scrapbook', time: '21 minutes ago' },
  {
    name: 'Elin S.',
    location: 'Malmö',
    action: 'recorded a bedtime story',
    time: '24 minutes ago',
  },
] as const;
