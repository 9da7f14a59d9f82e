import { recordingKinds } from '@infinite/schema/catalogue/media';
import { moods } from '@infinite/schema/catalogue/moods';
import { tagLimits } from '@infinite/schema/catalogue/tags';
import { searchLimits } from '@infinite/schema/catalogue/search';
import type { SavedSearchesQuery } from '@infinite/schema/generated/graphql';
import type { SearchFilters } from '@infinite/schema/search/search-filters';
import { searchPath } from './paths.ts';

export type SavedSearch = SavedSearchesQuery['savedSearches'][number];

/** A search as its address holds it. */
export interface SearchPlace {
  readonly text: string;
  readonly filters: SearchFilters;
}

/** A kept search; kinds and moods that no release knows any more are left out. */
export function placeOfSaved({ text, filters }: SavedSearch): SearchPlace {
  const kinds = recordingKinds.filter((kind) => filters.kinds?.includes(kind));
  const mood = moods.find((name) => name === filters.mood) ?? null;
  return { text, filters: { ...filters, kinds, mood } };
}

/** Reads an address; what is no filter is none. */
export function searchPlaceOf(query: Readonly<Record<string, string | undefined>>): SearchPlace {
  const kinds = recordingKinds.filter((kind) => kind === query['kind']);
  return {
    text: (query['q'] ?? '').slice(0, searchLimits.characters),
    filters: {
      kinds: kinds.length > 0 ? kinds : null,
      from: dateOf(query['from']),
      to: dateOf(query['to']),
      addedBy: /^[0-9a-f-]{36}$/.test(query['by'] ?? '') ? (query['by'] ?? null) : null,
      hasTranscript: query['transcript'] === '1' || null,
      mood: moods.find((name) => name === query['mood']) ?? null,
      tag: query['tag']?.slice(0, tagLimits.characters * 4) || null,
    },
  };
}

/** What narrows it, as the address names it. */
export function filterParts({ filters }: SearchPlace): [name: string, value: string][] {
  const { kinds, from, to, addedBy, hasTranscript, mood, tag } = filters;
  const transcript = hasTranscript ? '1' : null;
  const parts = { kind: kinds?.[0], from, to, by: addedBy, transcript, mood, tag };
  return Object.entries(parts).flatMap(([name, value]) => (value ? [[name, value]] : []));
}

export function addressOf(place: SearchPlace, more: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams([
    ['q', place.text],
    ...filterParts(place),
    ...Object.entries(more),
  ]);
  return `${searchPath}?${query.toString()}`;
}

function dateOf(text: string | undefined): string | null {
  return /^\d{4}(-\d\d(-\d\d)?)?$/.test(text?.trim() ?? '') ? (text?.trim() ?? null) : null;
}
