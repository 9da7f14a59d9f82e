import { blogImageLimits } from '#catalogue/newsroom.ts';

const megapixels = blogImageLimits.pixels / 1_000_000;

/** What the API says about pictures of articles. */
export const blogImageWords = {
  longName: `The name of the file can hold ${blogImageLimits.name} characters.`,
  longAlt: `The description can hold ${blogImageLimits.alt} characters.`,
  noAlt: 'Say what the picture shows, for readers who cannot see it.',
  noFile: 'Choose a picture.',
  tooLarge: (megabytes: number) => `A picture can have ${megabytes} MB.`,
  notAPicture:
    'This file is not a JPEG, PNG, WebP, AVIF, GIF or TIFF picture, whatever its name says.',
  tooManyPixels: `A picture can have ${megapixels} million pixels. Make it smaller and try again.`,
  broken: 'This picture is damaged and cannot be drawn.',
  inUse: (titles: readonly string[]) =>
    `It is shown in ${titles.map((title) => `“${title}”`).join(', ')}. Remove it from there first.`,
  badCursor: 'This page of the list has moved. Please start from the top.',
} as const;
