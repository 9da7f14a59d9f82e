import { sql } from 'kysely';
import type { NewsletterIssueEntity } from '#features/publishing/newsletter/issue.entity.ts';
import type { RowOf } from '#platform/database/tables.ts';

const names = [
  'id',
  'kind',
  'subject',
  'preview',
  'intro',
  'postIds',
  'interests',
  'paces',
  'language',
  'joinedFrom',
  'engagedDays',
  'state',
  'version',
  'sendAt',
  'sendDate',
  'sendZone',
  'startedAt',
  'fixedUpTo',
  'fixedAt',
  'endedAt',
  'updatedAt',
] as const;

/** What administrators see of an issue: all but the mail itself. */
export const issueColumns = [
  ...names,
  sql<string | null>`to_char(send_time, 'HH24:MI')`.as('sendTime'),
] as const;

/** With the columns of its segment. */
export interface Issue extends Readonly<
  Pick<RowOf<typeof NewsletterIssueEntity>, (typeof names)[number]>
> {
  readonly sendTime: string | null;
}
