/** The page /reviews. */
export const reviews = {
  title: 'Reviews by members, and sample voices | Infinite Connections',
  description:
    'What families say about keeping voices with Infinite Connections: reviews that members wrote and signed, our answers, and sample voices marked as samples.',
  keywords: ['reviews', 'testimonials', 'experiences', 'families'],
  heading: 'What families say',
  lead: 'Members write the reviews, and we read them before they appear. We turn down anything that names other people or is not a review. If it is unkind but fair, we publish it.',
  none: 'No member has written a review yet. The first one will appear here.',
  figures: (count: number, average: number) =>
    count === 1
      ? `One member has written a review: ${average} of 5.`
      : `${count.toLocaleString('en')} members have written a review: ${average} of 5 on average.`,
  list: 'Reviews by members',
  more: 'Older reviews',
  samples: {
    heading: 'Sample voices',
    lead: 'Invented, to show where real ones will appear. They count for nothing, here or in search engines.',
    badge: 'Sample',
  },
  write: {
    heading: 'Are you a member? Tell us how it has been',
    text: 'One review each, which you can change or withdraw whenever you like.',
    action: 'Write or change my review',
  },
} as const;

/** The page /reviews/mine. */
export const myReview = {
  title: 'Your review | Infinite Connections',
  heading: 'Your review',
  lead: 'It appears with the name and place you choose, and nothing else from your account.',
  all: 'All reviews',
} as const;
