/** What we print. Prices are whole cents of US dollars for one copy, before postage. */
export const printedBooks = [
  { id: 'scrapbook', label: 'A scrapbook', text: 'Photographs and the words that belong to them.' },
  { id: 'recipes', label: 'The family recipes', text: 'One recipe a spread, with whose it was.' },
  { id: 'tree', label: 'The family tree', text: 'A page for each person, a chart for each line.' },
  { id: 'letters', label: 'Letters and voices', text: 'Messages and transcripts, set to be read.' },
] as const;
export type PrintedBookId = (typeof printedBooks)[number]['id'];

export const bookSizes = [
  {
    id: 'pocket',
    label: 'Pocket',
    widthMm: 148,
    heightMm: 210,
    cover: 'soft cover, sewn',
    pages: 40,
    cents: 2900,
    extraPageCents: 35,
  },
  {
    id: 'keepsake',
    label: 'Keepsake',
    widthMm: 210,
    heightMm: 210,
    cover: 'hard cover, sewn',
    pages: 60,
    cents: 4900,
    extraPageCents: 50,
  },
  {
    id: 'heirloom',
    label: 'Heirloom',
    widthMm: 210,
    heightMm: 297,
    cover: 'linen cover, sewn, ribbon',
    pages: 80,
    cents: 8900,
    extraPageCents: 70,
  },
] as const;
export type BookSizeId = (typeof bookSizes)[number]['id'];
export type BookSize = (typeof bookSizes)[number];

export const printingLimits = { copiesMax: 50, pagesMax: 400 } as const;

export function bookSize(id: string | null | undefined): BookSize | undefined {
  return bookSizes.find((size) => size.id === id);
}

/** Cents of an order before postage: extra pages cost in every copy. */
export function orderCents(size: BookSize, pages: number, copies: number): number {
  return (size.cents + Math.max(0, pages - size.pages) * size.extraPageCents) * copies;
}

/** '$49' or '$49.50'. */
export function dollars(cents: number): string {
  return `$${(cents / 100).toLocaleString('en', {
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  })}`;
}
