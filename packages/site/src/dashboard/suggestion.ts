import type { LegacyAreaName } from '@infinite/schema/catalogue/home';
import type { DashboardQuery } from '@infinite/schema/generated/graphql';

type Home = DashboardQuery['home'];

export type SuggestionName = 'record' | 'write' | 'invite' | 'yearly';

/**
 * The one thing that would add most to what is there, or null where every area has something. Areas
 * that the member may not see, or may not add to, suggest nothing.
 */
export function suggestionFor(
  { areas, dates }: Pick<Home, 'areas' | 'dates'>,
  may: { readonly record: boolean; readonly write: boolean; readonly invite: boolean },
): SuggestionName | null {
  const count = (name: LegacyAreaName) => areas.find((area) => area.name === name)?.count;
  if (may.record && count('RECORDINGS') === 0) return 'record';
  if (may.write && count('MESSAGES') === 0) return 'write';
  if (may.invite && count('PEOPLE') === 1) return 'invite';
  // Birthdays of the address book stand there without anybody's doing.
  if (may.write && dates.every(({ messageId }) => messageId === null)) return 'yearly';
  return null;
}
