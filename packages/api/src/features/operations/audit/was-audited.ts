import { sql, type RawBuilder } from 'kysely';

/** Whether any action of this subject was ever audited, such as 'blog'; for a statement. */
export function wasAudited(subject: string): RawBuilder<boolean> {
  return sql`exists (select 1 from audit_events where action like ${`${subject}.%`})`;
}
