import { isTimeZone } from '@infinite/schema/schedule/local-instant';
import { placeOfZone } from '@infinite/schema/words/dates.en';

/** A city, or a zone without one in the list, with what it is found by. */
export interface IndexedPlace {
  readonly name: string;
  readonly region: string;
  /** ISO 3166-1 alpha-2; empty for a zone without a country. */
  readonly countryCode: string;
  readonly country: string;
  readonly timeZone: string;
  readonly people: number;
  /** Folded names, the most telling first: city, zone, region, country. */
  readonly keys: readonly [string, string, string, string];
}

let built: Promise<readonly IndexedPlace[]> | null = null;

/** Some seven thousand cities, read when the first is asked for, the largest first. */
export function placeIndex(): Promise<readonly IndexedPlace[]> {
  built ??= build();
  return built;
}

async function build(): Promise<readonly IndexedPlace[]> {
  const { cityMapping } = await import('city-timezones');
  const cities = cityMapping
    .filter(({ timezone }) => timezone && isTimeZone(timezone))
    .map((city) =>
      indexed({
        name: city.city,
        region: city.province ?? '',
        countryCode: city.iso2 ?? '',
        country: city.country,
        timeZone: city.timezone,
        people: city.pop,
      }),
    );
  const named = new Set(cities.map(({ timeZone, name }) => `${timeZone} ${fold(name)}`));
  const zones = Intl.supportedValuesOf('timeZone')
    .filter((zone) => zone.includes('/') && !zone.startsWith('Etc/'))
    .map((timeZone) => {
      const name = placeOfZone(timeZone);
      return indexed({ name, region: '', countryCode: '', country: '', timeZone, people: 1 });
    })
    .filter(({ timeZone, name }) => !named.has(`${timeZone} ${fold(name)}`));
  return [...cities, ...zones].toSorted((one, other) => other.people - one.people);
}

function indexed(place: Omit<IndexedPlace, 'keys'>): IndexedPlace {
  const { name, region, country, timeZone } = place;
  const zone = `${placeOfZone(timeZone)} ${timeZone.replaceAll(/[/_]/g, ' ')}`;
  return { ...place, keys: [fold(name), fold(zone), fold(region), fold(country)] };
}

/** Lower case without accents or punctuation, so that 'São Paulo' is found by 'sao paulo'. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
