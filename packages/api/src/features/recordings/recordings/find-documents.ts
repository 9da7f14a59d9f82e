import { sql, type RawBuilder } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { rowsOf } from '#platform/database/tables.ts';

/** What files are recognized as when their text can be read. The index of migration 0546 names them, too. */
export const textTypes: readonly string[] = ['application/pdf', 'text/plain'];

export interface FoundDocument {
  readonly id: string;
  readonly familyId: string;
}

interface Wanted {
  /** Of which families, as a condition on the column of the family's id. */
  readonly wants: (familyId: RawBuilder<string>) => RawBuilder<boolean>;
  /** Which ones to leave out, as a condition on the column of the recording's id. */
  readonly isKnown: (recordingId: RawBuilder<string>) => RawBuilder<boolean>;
  readonly limit: number;
}

/** Documents of whole families whose text can be read, the newest first. Checks no permission. */
export function findDocuments(
  { em }: RequestContext,
  { wants, isKnown, limit }: Wanted,
): Promise<FoundDocument[]> {
  return rowsOf(
    em,
    sql<FoundDocument>`
      select r.id, r.family_id from recordings r
      where r.kind = 'FILE' and r.mime_type in ('application/pdf', 'text/plain')
        and r.state = 'READY' and r.audience = 'FAMILY' and not r.held_for_author
        and ${wants(sql.ref('r.family_id'))} and not ${isKnown(sql.ref('r.id'))}
      order by r.id desc limit ${limit}`,
  );
}
