import { contactLimits } from '@infinite/schema/catalogue/contacts';
import { vaultLimits } from '@infinite/schema/catalogue/vault';

/** What a service says of a photo, in a file beside it or in a list of all. */
export interface SidecarFacts {
  /** ISO 8601, in UTC. */
  readonly takenAt: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly description: string;
  /** The names of who is in it, as the family wrote them there. */
  readonly people: readonly string[];
  readonly isFavorite: boolean;
}

/** Google cuts the name of a sidecar, without its '.json', to this many characters. */
const cutAt = 46;
const ending = '.supplemental-metadata';

/**
 * Finds the sidecar of each photo of a folder: 'a.jpg.json', 'a.jpg.supplemental-metadata.json', cut
 * anywhere after the name ('a.jpg.supplem.json') or in a long name; 'a(1).jpg' has 'a.jpg(1).json',
 * and 'a-edited.jpg' shares that of 'a.jpg'.
 */
export class Sidecars<Value> {
  readonly #byName = new Map<string, Value>();

  /** @param name of a '.json' file, with its folder */
  add(name: string, value: Value): void {
    this.#byName.set(name, value);
  }

  /** @param name of a photo or film, with its folder */
  of(name: string): Value | undefined {
    const folder = name.slice(0, name.lastIndexOf('/') + 1);
    const plain = name.slice(folder.length);
    return this.#find(folder, plain) ?? this.#find(folder, plain.replace(/-edited(?=\W)/, ''));
  }

  #find(folder: string, name: string): Value | undefined {
    const numbered = /^(.*)(\(\d+\))(\.[^.]*)$/.exec(name);
    if (numbered) {
      const [, stem = '', number = '', end = ''] = numbered;
      const found = this.#findCut(folder, stem + end, number);
      if (found !== undefined) return found;
    }
    return this.#findCut(folder, name, '');
  }

  #findCut(folder: string, name: string, number: string): Value | undefined {
    const whole = name + ending;
    for (let length = whole.length; length >= Math.min(name.length, cutAt); length -= 1) {
      const found = this.#byName.get(`${folder}${whole.slice(0, length)}${number}.json`);
      if (found !== undefined) return found;
    }
    return undefined;
  }
}

/** Reads a sidecar; null when it says nothing that can be kept. Never throws: foreign files may hold anything. */
export function readSidecar(text: string): SidecarFacts | null {
  const read = objectOf(parsed(text));
  const taken = Number(objectOf(read['photoTakenTime'])['timestamp'] ?? 0);
  const geo = objectOf(read['geoData']);
  const place = placeOf(geo['latitude'], geo['longitude']);
  const description = typeof read['description'] === 'string' ? read['description'].trim() : '';
  const takenAt = instantOf(taken);
  const people = namesIn(read['people']);
  const isFavorite = read['favorited'] === true;
  if (!takenAt && !place && !description && people.length === 0 && !isFavorite) return null;
  const [latitude, longitude] = place ?? [null, null];
  return { takenAt, latitude, longitude, description, people, isFavorite };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** More than these are in no photo that anybody named people in. */
const peopleAtMost = vaultLimits.archivePeople;

function namesIn(people: unknown): string[] {
  if (!Array.isArray(people)) return [];
  const names = people.flatMap((person) => {
    const name = objectOf(person)['name'];
    const plain = typeof name === 'string' ? name.trim() : '';
    return plain !== '' && plain.length <= contactLimits.name ? [plain] : [];
  });
  return [...new Set(names)].slice(0, peopleAtMost);
}

/** Zero stands for a time that nobody knows. */
function instantOf(seconds: number): string | null {
  const date = new Date(seconds * 1000);
  const year = date.getUTCFullYear();
  if (seconds === 0 || Number.isNaN(year) || year < 1000 || year > 9999) return null;
  return date.toISOString();
}

/** Zeros stand for a place that nobody knows. */
function placeOf(latitude: unknown, longitude: unknown): readonly [number, number] | null {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null;
  if (latitude === 0 && longitude === 0) return null;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? [latitude, longitude] : null;
}
