/** Where the family knows something from. */
export const sourcesWords = {
  title: 'Sources',
  lead: 'Registers, letters, books, gravestones: where your family knows things from, and what rests on each of them.',
  description: 'The sources of your family tree.',
  search: 'Search by title or author',
  go: 'Search',
  empty: 'No sources yet',
  emptyHint:
    'Add the first one here, or cite it where it belongs: on the page of a person, at the fact it tells.',
  emptyViewer: 'Nobody has added a source yet.',
  nobodyFound: 'No source matches.',
  next: 'Older sources',
  add: 'Add a source',
  addTitle: 'A new source',
  changeTitle: 'Change the source',
  untitled: 'Untitled source',
  keptAt: (place: string) => `Kept at ${place}`,
  uses: (count: number) =>
    count === 0
      ? 'Not cited yet'
      : count === 1
        ? 'Cited once'
        : `Cited ${count.toLocaleString('en-US')} times`,
  form: {
    title: 'Title',
    titleHint: '“Parish register of Visby, 1890–1910” or “Letter from Anna to Karl”.',
    author: 'Author',
    publication: 'Published or written',
    publicationHint: 'Where and when: “Stockholm, 1931”.',
    repository: 'Where it is kept',
    repositoryHint: 'An archive, a library, or “in Maja’s attic”.',
    optional: 'optional',
    save: 'Save',
    add: 'Add',
    saving: 'Saving…',
    cancel: 'Cancel',
  },
  added: (title: string) => `${title} is among your sources.`,
  changed: (title: string) => `${title} was changed.`,
  removed: (title: string) => `${title} was removed.`,
  change: 'Change',
  remove: 'Remove',
  removeQuestion: (title: string) => `Remove “${title}”?`,
  removeText: (parts: readonly string[]) =>
    `Nothing cites it. What goes with it: ${parts.join(', ')}. You can undo this.`,
  removeConfirm: 'Remove the source',
  keep: 'Keep it',
  stillCited: (count: number) =>
    count === 1
      ? 'One citation still names this source. Remove that citation first, so that no fact loses its source unnoticed.'
      : `${count.toLocaleString('en-US')} citations still name this source. Remove those first, so that no fact loses its source unnoticed.`,
  lost: {
    title: 'its title',
    author: 'its author',
    publication: 'where it was published',
    repository: 'where it is kept',
  },
  usedBy: 'What rests on it',
  unused: 'Nothing cites this source yet. Cite it on the page of a person, at the fact it tells.',
  hidden: (count: number) =>
    count === 1
      ? 'And one citation about someone whose details are private.'
      : `And ${count.toLocaleString('en-US')} citations about people whose details are private.`,
  more: 'Show more',
  whole: 'the person as a whole',
  wholeUnion: 'the couple as a whole',
  and: ' and ',
  person: {
    link: 'Sources',
    title: (name: string) => `Sources of ${name}`,
    lead: 'How your family knows what it knows, fact by fact.',
    whole: (name: string) => `${name} as a whole`,
    none: 'No source yet',
    union: (names: string) => `With ${names}`,
    cite: 'Cite a source',
    citeNamed: (fact: string) => `Cite a source: ${fact}`,
    changeNamed: (title: string, fact: string) => `Change the citation of ${title}: ${fact}`,
    removeNamed: (title: string, fact: string) => `Remove the citation of ${title}: ${fact}`,
    spoken: 'Told in a recording',
    hear: 'Listen on the page of the person',
    all: 'All sources',
    nothing: 'Nothing is recorded yet that a source could tell.',
  },
  citation: {
    title: 'Cite a source',
    changeTitle: 'Change the citation',
    source: 'Source',
    sourceHint: 'Type a few letters of its title, or a new title.',
    sourceKnownHint: 'Type a few letters of its title.',
    chosen: (title: string) => `Source: ${title}`,
    other: 'Choose another source',
    found: (count: number) =>
      count === 0 ? 'No source has this title.' : count === 1 ? '1 source' : `${count} sources`,
    makeNew: (title: string) => `Add “${title}” as a new source`,
    needed: 'Please choose a source, or type the title of a new one.',
    page: 'Where in it',
    pageHint: 'Page, entry or line: “leaf 3, no. 12”.',
    quality: 'How reliable is it?',
    qualities: {
      '': 'Not judged',
      '0': 'Unreliable',
      '1': 'Questionable',
      '2': 'Reliable, second-hand',
      '3': 'First-hand, from the time itself',
    },
    text: 'What it says',
    textHint: 'In its own words.',
    save: 'Save the citation',
    saved: (title: string) => `The citation of ${title} was saved.`,
    removed: (title: string) => `The citation of ${title} was removed. The fact stays.`,
  },
} as const;

export type QualityKey = keyof typeof sourcesWords.citation.qualities;
export const qualityKeys = ['', '3', '2', '1', '0'] as const satisfies readonly QualityKey[];

/** How far a citation is to be believed, in words; '' where nobody judged it. */
export function qualityInWords(quality: number | null): string {
  const key = qualityKeys.find((each) => each !== '' && each === String(quality));
  return key ? sourcesWords.citation.qualities[key] : '';
}
