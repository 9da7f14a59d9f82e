import { subjectKinds, type SubjectKindName } from '@infinite/schema/catalogue/collaboration';
import type { EventSubjectKindName } from '@infinite/schema/catalogue/activity';
import type { RequestContext } from '#platform/context.ts';
import { findSubjects } from '#features/collaboration/subjects/index.ts';
import { defineExtensionPoint } from '#platform/extension-points.ts';

/** What an event is about, as a reader may know it. */
export interface EventSubject {
  readonly title: string;
  readonly path: string;
}

export interface EventSubjects {
  readonly kind: Exclude<EventSubjectKindName, SubjectKindName>;
  /** Those of `ids` that exist and that the policy shows to the actor; a fixed number of queries. */
  find(ctx: RequestContext, ids: readonly string[]): Promise<ReadonlyMap<string, EventSubject>>;
}

/** For features with events about something other than what is `commentable`. */
export const eventSubjects = defineExtensionPoint<EventSubjects>('subjects of events');

export async function findEventSubjects(
  ctx: RequestContext,
  kind: EventSubjectKindName,
  ids: readonly string[],
): Promise<ReadonlyMap<string, EventSubject>> {
  if (ids.length === 0) return new Map();
  if (isKept(kind)) return findSubjects(ctx, kind, ids);
  const source = ctx.app.extensions.of(eventSubjects).find((one) => one.kind === kind);
  if (!source) throw new Error(`no feature knows events about ${kind}`);
  return source.find(ctx, ids);
}

function isKept(kind: EventSubjectKindName): kind is SubjectKindName {
  return (subjectKinds as readonly string[]).includes(kind);
}
