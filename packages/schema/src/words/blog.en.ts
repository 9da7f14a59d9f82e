import { blogLimits } from '#catalogue/blog.ts';

/** What the editor and the API say about a field of a post. */
export const blogFieldWords = {
  tooLong: (what: string, limit: number) =>
    `${what} can hold ${limit.toLocaleString('en')} characters. Please shorten it a little; what you wrote is still here.`,
  title: 'The title',
  excerpt: 'The excerpt',
  body: 'The article',
  author: 'The name of the author',
  tag: 'A tag',
  emptyTag: 'A tag needs a word.',
  tooManyTags: `A post can have ${blogLimits.tags} tags.`,
  noTitle: 'Write a title.',
  noExcerpt: 'Write a sentence or two that say what the article is about.',
  noBody: 'The article is still empty.',
  noAuthor: 'Name the author.',
  noCategory: 'Choose a category.',
  noEmoji: 'Choose one emoji.',
  address: 'The address',
  badAddress: 'An address has letters, digits and single hyphens only, all small.',
  seoTitle: 'The title for search engines',
  seoDescription: 'The description for search engines',
  keyword: 'The keyword',
  imageAlt: 'The description of the picture',
  noCover: 'This picture is not there any more. Choose another.',
  noCoverAlt: 'Say what the cover picture shows, for readers who cannot see it.',
  badDate: 'This is not a day of the calendar.',
  badTime: 'Write the time as hours and minutes, such as 09:00.',
  badZone: 'We do not know this time zone. Choose one from the list.',
  past: 'This moment has passed. Choose a later one, or publish at once.',
  shiftedTime: 'The clocks go forward then, and this time does not exist that day.',
} as const;

/** What the API says about a post as a whole. */
export const blogRefusalWords = {
  stale:
    'This post was changed by somebody else since you opened it. Nothing is lost: your text is still here.',
  alreadyPublished: 'This post is published already.',
  noChanges: 'There are no changes that wait to be published.',
  notDeletable: 'Readers have seen this post. Unpublish it instead; its text stays here.',
  notPublic: 'This post is neither published nor waiting to be.',
  notReady: 'Something is still missing here before readers can see it.',
  badCursor: 'This page of the list has moved. Please start from the top.',
} as const;

/** Words inside an article that its author did not write. */
export const blogArticleWords = {
  table: 'Table',
  pictureElsewhere: 'A picture elsewhere',
  vintageCamera: 'A vintage folding camera on a table, drawn in ink',
} as const;
