import type { BlogCategoryId } from '@infinite/schema/catalogue/blog';
import type {
  IssueKindName,
  IssueStateName,
  NewsletterPaceName,
} from '@infinite/schema/catalogue/newsletter';
import type { Segment } from '@infinite/schema/newsletter/issue.input';
import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import {
  instantOrNull,
  type DatabaseInstant,
} from '#features/publishing/newsletter/newsletter-tables.ts';
import { instantFrom } from '#platform/database/instant-type.ts';

export interface IssueRow {
  id: string;
  kind: IssueKindName;
  subject: string;
  preview: string;
  intro: string;
  post_ids: string[];
  interests: BlogCategoryId[];
  paces: NewsletterPaceName[];
  language: string | null;
  joined_from: string | null;
  engaged_days: number | null;
  state: IssueStateName;
  version: number;
  send_at: DatabaseInstant | null;
  send_date: string | null;
  send_time: string | null;
  send_zone: string | null;
  started_at: DatabaseInstant | null;
  fixed_up_to: string | null;
  fixed_at: DatabaseInstant | null;
  ended_at: DatabaseInstant | null;
  created_at: DatabaseInstant;
  updated_at: DatabaseInstant;
}

export const issueColumns = sql`
  id, kind, subject, preview, intro, post_ids, interests, paces, language,
  joined_from::text as joined_from, engaged_days, state, version, send_at,
  send_date::text as send_date, to_char(send_time, 'HH24:MI') as send_time, send_zone, started_at,
  fixed_up_to, fixed_at, ended_at, created_at, updated_at`;

/** An issue as administrators see it. */
export interface Issue {
  readonly id: string;
  readonly kind: IssueKindName;
  readonly subject: string;
  readonly preview: string;
  readonly intro: string;
  readonly postIds: string[];
  readonly segment: Segment;
  readonly state: IssueStateName;
  readonly version: number;
  readonly sendAt: Temporal.Instant | null;
  readonly sendDate: string | null;
  readonly sendTime: string | null;
  readonly sendZone: string | null;
  readonly startedAt: Temporal.Instant | null;
  readonly fixedUpTo: string | null;
  readonly endedAt: Temporal.Instant | null;
  readonly updatedAt: Temporal.Instant;
}

export function issueFrom(row: IssueRow): Issue {
  return {
    id: row.id,
    kind: row.kind,
    subject: row.subject,
    preview: row.preview,
    intro: row.intro,
    postIds: row.post_ids,
    segment: {
      interests: row.interests,
      paces: row.paces,
      language: row.language,
      joinedFrom: row.joined_from,
      engagedDays: row.engaged_days,
    },
    state: row.state,
    version: row.version,
    sendAt: instantOrNull(row.send_at),
    sendDate: row.send_date,
    sendTime: row.send_time,
    sendZone: row.send_zone,
    startedAt: instantOrNull(row.started_at),
    fixedUpTo: row.fixed_up_to,
    endedAt: instantOrNull(row.ended_at),
    updatedAt: instantFrom(row.updated_at),
  };
}
