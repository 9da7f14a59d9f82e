/** What the chooser of a place says. */
export const placeWords = {
  placeholder: 'Type a city or a country',
  looking: 'Looking…',
  none: 'No city of that name found. Try the nearest large one, or the country.',
  failed: 'Cities could not be looked up just now.',
  found: (count: number) => (count === 1 ? '1 place' : `${count} places`),
} as const;

/** A place as a person would write it: 'Boston, Massachusetts, United States'. */
export function placeLine(place: { name: string; region: string; country: string }): string {
  return [place.name, place.region, place.country]
    .filter((part, index, all) => part !== '' && all.indexOf(part) === index)
    .join(', ');
}
