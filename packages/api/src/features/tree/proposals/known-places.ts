import { placesByName } from '#features/tree/proposals/spoken/spoken-places.ts';

let built: Promise<ReadonlyMap<string, readonly string[]>> | null = null;

/** Cities and countries by name, the largest city first; read when the first transcript asks. */
export function listedPlaces(): Promise<ReadonlyMap<string, readonly string[]>> {
  built ??= build();
  return built;
}

async function build(): Promise<ReadonlyMap<string, readonly string[]>> {
  const { cityMapping } = await import('city-timezones');
  const cities = cityMapping
    .toSorted((one, other) => other.pop - one.pop)
    .map(({ city, province, country }) =>
      [...new Set([city, province, country])].filter((part) => Boolean(part)).join(', '),
    );
  const countries = new Set(cityMapping.map(({ country }) => country));
  return placesByName([...countries, ...cities]);
}
