import { makeStoryLabel } from './make-story.en.ts';

/** The words of /memory-vault/stories and of what makes stories elsewhere. */
export const storyPageWords = {
  title: 'Stories',
  lead: 'Voices, pictures and words that belong together, to read, to hear and to print.',
  description: 'The stories of your family.',
  empty: 'There are no stories yet',
  emptyHint:
    'Choose a few recordings and photos. Each recording becomes a chapter, which you then edit.',
  emptyViewer: 'When someone in your family publishes a story, you find it here.',
  more: 'Show earlier stories',
  chapters: (count: number) => (count === 1 ? '1 chapter' : `${count} chapters`),
  draft: 'Draft',
  by: (name: string) => `By ${name}`,
  back: 'All stories',
  make: makeStoryLabel,
  making: 'Making it…',
  makeFrom: 'Make a story of these answers',
  makeTitle: 'Make a story',
  makeHint: 'Each recording becomes a chapter. You can change everything afterward.',
  storyTitle: 'Title of the story',
  startEmpty: 'Start with an empty one',
  next: 'Choose what is in it',
  edit: 'Edit the story',
  read: 'Read it',
  contents: 'Chapters',
  noChapters: 'Nothing is in this story yet',
  noChaptersHint: 'Edit it and add the first chapter.',
  preparing: 'This recording is being prepared. Load this page again in a moment to hear it.',
  notPlayable: 'This recording cannot be played.',
  print: {
    title: 'Print it',
    hint: 'A PDF with a cover, a list of chapters and all pictures.',
    size: 'Size of a page',
    sizes: { A5: 'A5, like a paperback', A4: 'A4, like a sheet of paper' },
    bleed: 'For a print shop: 3 mm more on each side, to be cut off',
    download: 'Download the PDF',
    voices: 'Print a code beside each chapter that opens its voice',
    voicesHint:
      'Everyone who holds the book hears the voices, without an account. You can close the codes at any time.',
    closed: 'The codes are closed. Those of printed books open nothing any more.',
    opened: 'Books that you download now have codes that open the voices.',
    closeTitle: 'Close the codes of this story?',
    closeText:
      'The codes in all books that were printed until now stop working for good. Turned on again, new books have new codes.',
    closeConfirm: 'Close the codes',
    closing: 'Closing…',
    keep: 'Keep them open',
    draft:
      'Once the story is shared with the family, its book can have codes that open the voices.',
  },
} as const;
