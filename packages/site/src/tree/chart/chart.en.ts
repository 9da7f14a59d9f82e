/** The chart of a family tree, and what a screen reader hears of it. */
export const chartWords = {
  chart: (people: number) =>
    `Family tree, ${people === 1 ? '1 person' : `${count(people)} people`}. Arrow keys go to parents, children, partners and siblings, plus and minus zoom, Home goes to the beginning.`,
  unnamed: 'Name unknown',
  you: 'You',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Show everything',
  home: 'Back to the beginning',
  born: (year: number) => `born ${year}`,
  died: (year: number) => `died ${year}`,
  from: (birth: number, death: number) => `${birth} to ${death}`,
  living: 'living',
  /** On the drawing. */
  years: { from: 'b.', until: 'd.' },
  partnerOf: (names: string) => `partner of ${names}`,
  childOf: (names: string) => `child of ${names}`,
  parentOf: {
    M: (names: string) => `father of ${names}`,
    F: (names: string) => `mother of ${names}`,
    X: (names: string) => `parent of ${names}`,
    U: (names: string) => `parent of ${names}`,
  },
  and: (first: string, last: string) => `${first} and ${last}`,
  others: (number: number) => `${number} more`,
  hasVoice: 'has a voice',
  listen: (name: string) => `Listen to ${name}`,
  stop: (name: string) => `Stop listening to ${name}`,
  more: {
    up: (number: number) => `Show ${number === 1 ? '1 parent' : `${number} parents`}`,
    down: (number: number) => `Show ${number === 1 ? '1 child' : `${number} children`}`,
    side: (number: number) => `Show ${number === 1 ? '1 partner' : `${number} partners`}`,
  },
} as const;

function count(number: number): string {
  return number.toLocaleString('en-US');
}
