/** The page /reviews. */
export const reviews = {
  title: 'Reviews by members, and sample voices | Infinite Connections',
  description:
    'What families say of keeping voices with Infinite Connections: reviews that members wrote and signed, our answers, and sample voices marked as samples.',
  keywords: ['reviews', 'testimonials', 'experiences', 'families'],
  heading: 'What families say',
  lead: 'Reviews are written by members and read by us before they are shown. We refuse what names other people or is no review. What is unkind but fair, we publish.',
  none: 'No member has written a review yet. The first one will stand here.',
  figures: (count: number, average: number) =>
    count === 1
      ? `One member has written a review: ${average} of 5.`
      : `${count.toLocaleString('en')} members have written a review: ${average} of 5 on average.`,
  list: 'Reviews by members',
  more: 'Older reviews',
  samples: {
    heading: 'Sample voices',
    lead: 'Invented, to show where real ones will stand. They count for nothing, here or in a search engine.',
    badge: 'Sample',
  },
  write: {
    heading: 'You are a member? Say how it has been',
    text: 'One review each, which you can change or withdraw whenever you like.',
    action: 'Write or change my review',
  },
} as const;

/** The page /reviews/mine. */
export const myReview = {
  title: 'Your review | Infinite Connections',
  heading: 'Your review',
  lead: 'It is shown with the name and place you choose, and with nothing else of your account.',
  all: 'All reviews',
} as const;
