import type { ReviewStateName } from '#catalogue/reviews.ts';

const states: Record<ReviewStateName, string> = {
  WAITING: 'Waiting',
  PUBLISHED: 'Published',
  REFUSED: 'Not published',
};

/** Words of reviews: the page, the form, the refusals. */
export const reviewWords = {
  rating: 'How has it been?',
  ratings: {
    1: '1 of 5, poor',
    2: '2 of 5, fair',
    3: '3 of 5, good',
    4: '4 of 5, very good',
    5: '5 of 5, excellent',
  } as Readonly<Record<number, string>>,
  stars: (rating: number) => `${rating} of 5`,
  ratingMissing: 'Please choose a number from 1 to 5.',
  body: 'In your words',
  bodyHint:
    'What you kept, who it was for, and what was difficult. Please don’t name other people.',
  bodyMissing: 'Your review is still empty.',
  tooLong: (limit: number) => `Please keep this within ${limit.toLocaleString('en')} characters.`,
  displayName: 'Name to show',
  displayNameHint: 'A first name and an initial is enough.',
  displayNameMissing: 'Please say which name to show.',
  place: 'Place to show',
  placeMissing: 'Please say which place to show: a town or a country.',
  send: 'Send the review',
  change: 'Send the changed review',
  withdraw: 'Withdraw my review',
  mine: 'Your review',
  state: {
    WAITING: 'We have not read it yet. If you change it, we read it again before it appears.',
    PUBLISHED: 'It appears on this page. If you change it, we read it again before it appears.',
    REFUSED:
      'We have not published it. You can change it and send it again; write to us if you wonder why.',
  } satisfies Record<ReviewStateName, string>,
  sent: 'Thank you. We will read it, and then it appears here.',
  withdrawn: 'Your review has been withdrawn. We keep no copy of it.',
  reply: 'Our answer',
  replyTooLong: 'Please keep the answer shorter.',
  verified: 'Written by a member',
  wrongState: 'This review is in that state already.',
} as const;

/** Of the console's place for reviews. */
export const reviewsConsoleWords = {
  title: 'Reviews',
  state: 'State',
  anyState: 'Any state',
  states,
  columns: {
    written: 'Written',
    rating: 'Rating',
    name: 'By',
    body: 'Review',
    state: 'State',
  },
  summary: (count: number) => (count === 1 ? '1 review' : `${count.toLocaleString('en')} reviews`),
  emptyTitle: 'No review here',
  emptyText: 'What members write on /reviews waits here until it is published.',
  publish: 'Publish',
  refuse: 'Do not publish',
  reply: 'Answer, shown under the review',
  saveReply: 'Save the answer',
  back: 'Back to the reviews',
  undo: 'Undo',
  done: 'Saved.',
  failed: 'That did not work',
} as const;
