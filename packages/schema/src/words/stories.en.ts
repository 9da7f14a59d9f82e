import { storyLimits as limits } from '#catalogue/stories.ts';

/** What the API says about stories, and what stands in their books. */
export const storyWords = {
  titleNeeded: 'Please give it a title',
  tooLong: (limit: number) => `Please write at most ${limit.toLocaleString('en-US')} characters`,
  tooManyPictures: `A chapter can have ${limits.pictures} pictures`,
  tooManyItems: `Please choose at most ${limits.items} items at once`,
  tooManyStories: `A family can have ${limits.perFamily.toLocaleString('en-US')} stories, and yours has that many.`,
  tooManyChapters: `A story can have ${limits.chapters} chapters. Please begin another one.`,
  noFiles: 'A story is made of recordings, videos and photos. Please leave documents out.',
  notVoice: 'Please choose a recording or a video',
  notPicture: 'Please choose a photo',
  gone: 'One of the chosen items is not there any more. Please choose again.',
  stale:
    'Someone else changed this meanwhile. What you wrote is still here; please look at the new version before you save it.',
  otherOrder: 'The chapters changed meanwhile. Please look again.',
  noAnswers: 'Nobody has answered these questions yet.',
  toldBy: (name: string) => `Stories of ${name}`,
  pictures: 'Pictures',
  book: {
    contents: 'Contents',
    by: (name: string) => `Put together by ${name}`,
    listen: 'Scan this code to hear it',
    watch: 'Scan this code to watch it',
  },
} as const;
