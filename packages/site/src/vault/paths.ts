export const timelinePath = '/timeline';

/** The timeline from the end of a year on. */
export const yearPath = (year: string): string => `${timelinePath}?from=${year}`;

/** The next page, by the cursor that ends this one. */
export const earlierPath = (cursor: string): string =>
  `${timelinePath}?after=${encodeURIComponent(cursor)}`;
