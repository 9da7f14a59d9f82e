/** The two pages that lie open on /scrapbook-generator. */
export const sampleSpread = {
  heading: 'A sample spread: the summer of the boat',
  lead: 'One subject, one large picture, three small things, and the sentence that made everyone laugh.',
  large: {
    label: 'A small boat under sail: a child in the bow, a man at the tiller.',
    caption: '“I was six, and furious, because Papa would not let me steer.”',
  },
  title: 'The summer of the boat',
  small: [
    { label: 'A bowl on a kitchen table.', caption: 'Soup in every harbor' },
    { label: 'A house with lit windows.', caption: 'Home by dark, mostly' },
  ],
  ticket: {
    heading: 'Visby harbor',
    lines: ['Mooring, 1 night', '1 boat, 2 people'],
    caption: 'Kept in Anders’s wallet until 2019',
  },
  voice: 'Forty years later he says it himself',
} as const;
