import type { RecordingKind } from '@infinite/schema/generated/graphql';
import type { VaultFilter } from '#vault/paths.ts';

export const vaultFilters: readonly VaultFilter[] = [
  'all',
  'photos',
  'videos',
  'voices',
  'documents',
  'undated',
];

const kinds: Readonly<Record<VaultFilter, RecordingKind[] | null>> = {
  all: null,
  photos: ['PHOTO'],
  videos: ['VIDEO'],
  voices: ['VOICE'],
  documents: ['FILE'],
  undated: null,
};

/** The filter that an address names; everything for another one. */
export function filterNamed(name: string | null | undefined): VaultFilter {
  return vaultFilters.find((filter) => filter === name) ?? 'all';
}

/** Null for all kinds. */
export const kindsOf = (filter: VaultFilter): RecordingKind[] | null => kinds[filter];

/** Of counted months, those that a filter shows. */
export function monthsOf<Month extends { readonly month: string }>(
  filter: VaultFilter,
  months: readonly Month[],
): readonly Month[] {
  return filter === 'undated' ? months.filter(({ month }) => month === '') : months;
}
