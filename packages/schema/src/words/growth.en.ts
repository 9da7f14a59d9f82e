/** Words of the console's part 'Growth'. */
export const growthWords = {
  part: 'Growth',
  navigation: 'Places of Growth',
  back: 'Back to the panel',
  places: {
    experiments: 'Landing page',
    funnel: 'Conversions',
    seo: 'Search engines',
    email: 'E-mail marketing',
  },
  experiments: {
    heading: 'Experiments on the landing page',
    lead: 'Two or more openings of the landing page, side by side. Look as often as you like: the figures stay valid at every look.',
  },
  funnel: {
    heading: 'From a visit to a first recording',
    lead: 'Counted by week and by where people came from. No cookies, and nothing that names a person.',
  },
  seo: {
    heading: 'What search engines see',
    lead: 'Reads every public page as a search engine does, and says what to mend and how.',
  },
} as const;
