import type { Execute } from '@infinite/api-client/execute';
import type { SearchGroupName } from '@infinite/schema/catalogue/search';
import type { SearchQuery } from '@infinite/schema/generated/graphql';
import { narrows, type SearchFilters } from '@infinite/schema/search/search-filters';
import { SearchDocument } from '@infinite/schema/generated/operations';
import { searchWords } from '@infinite/schema/text/search-words';
import { recordingKinds } from '@infinite/schema/catalogue/media';
import { storyPath } from '#stories/paths.ts';
import { albumPath } from '#vault/paths.ts';
import { momentPath } from '#vault/moment-path.ts';
import { contactPath } from '#contacts/paths.ts';
import { searchPageWords } from './search.en.ts';
import { foundPlaces, foundQuestions, pages, type Place } from './places.ts';

type ResultGroup = SearchQuery['search'][number];
export type Hit = ResultGroup['hits'][number];

export interface Found {
  readonly groups: readonly ResultGroup[];
  readonly places: readonly Place[];
}

interface Wanted {
  readonly text: string;
  /** One group alone, from a cursor on. */
  readonly group: SearchGroupName | null;
  readonly after: string | null;
  readonly filters?: SearchFilters;
}

/** Pages, help and articles shown at once. */
const mostPlaces = 8;

/** What the family and the pages have for these words; nothing for a text without a word or a filter. */
export async function loadSearch(execute: Execute, wanted: Wanted): Promise<Found> {
  const words = searchWords(wanted.text);
  const isNarrowed = wanted.filters !== undefined && narrows(wanted.filters);
  if (words.length === 0 && !isNarrowed) return { groups: [], places: [] };
  const [{ search }, questions] = await Promise.all([
    execute(SearchDocument, { ...wanted }),
    wanted.group || isNarrowed ? [] : foundQuestions(words),
  ]);
  const places = wanted.group || isNarrowed ? [] : [...foundPlaces(pages, words), ...questions];
  return { groups: search, places: places.slice(0, mostPlaces) };
}

const hrefs: Record<SearchGroupName, (id: string, atMs: number) => string> = {
  RECORDINGS: (id) => `/voice-recordings/${id}`,
  TRANSCRIPTS: momentPath,
  DOCUMENTS: (id) => `/voice-recordings/${id}`,
  ALBUMS: albumPath,
  STORIES: storyPath,
  TREE: (id) => `/family-tree/person/${id}`,
  MESSAGES: (id) => `/future-messages/${id}`,
  PEOPLE: () => '/family-invitations',
  CONTACTS: contactPath,
  RECIPIENTS: (id) => `/future-messages/${id}`,
  ARTICLES: (id) => `/blog/${encodeURIComponent(id)}`,
};

export function hrefOf(group: SearchGroupName, { id, atMs }: Pick<Hit, 'id' | 'atMs'>): string {
  return hrefs[group](id, atMs ?? 0);
}

/** What of it was found, and on which page of a document. */
export function detailOf({ detail, page }: Pick<Hit, 'detail' | 'page'>): string | null {
  return detail && page ? searchPageWords.onPage(page, detail) : detail;
}

/** What a result is called; a photo may have no title. */
export function labelOf({ title, kind }: Pick<Hit, 'title' | 'kind'>): string {
  if (title) return title;
  return recordingKinds.map((each) => (each === kind ? searchPageWords.kinds[each] : '')).join('');
}
