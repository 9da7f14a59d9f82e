/** The drawings of the articles that ship with the product, by the slug of the article. */
const pictures: Readonly<Record<string, string>> = {
  'eternal-communication-step-by-step': 'message-that-waits',
  'familiar-voices-and-dementia': 'song-and-window',
  'scrapbooks-that-get-finished': 'open-scrapbook',
  'hearing-a-voice-after-a-death': 'two-chairs',
  'where-to-begin-a-legacy-letter': 'letter-on-a-desk',
  'a-good-recording-in-a-plain-room': 'voice-in-a-room',
  'a-family-tree-that-shows-its-proof': 'tree-of-names',
  'reading-the-box-of-family-papers': 'box-of-papers',
};

/** Where the drawing of a shipped article is; undefined for an article that an editor wrote. */
export function articlePicture(slug: string): string | undefined {
  const name = Object.hasOwn(pictures, slug) ? pictures[slug] : undefined;
  return name === undefined ? undefined : `/blog/pictures/${name}.svg`;
}
