import type {
  EventSubjectKindName,
  FamilyEventKindName,
} from '@infinite/schema/catalogue/activity';
import type { MemberRoleName } from '@infinite/schema/catalogue/families';
import type { RequestContext } from '#platform/context.ts';
import { FamilyEventEntity } from '#features/collaboration/activity/family-event.entity.ts';
import { publishLive } from '#features/notices/live/index.ts';
import { newId } from '#platform/database/id.ts';
import { tables } from '#platform/database/tables.ts';

interface NewEvent {
  readonly familyId: string;
  readonly kind: FamilyEventKindName;
  readonly actorId: string;
  readonly subject?: { readonly kind: EventSubjectKindName; readonly id: string };
  readonly role?: MemberRoleName;
}

/** Writes down what happened. Call in its transaction; open pages read it once it commits. */
export async function recordEvent(
  ctx: Pick<RequestContext, 'em' | 'clock'>,
  { familyId, kind, actorId, subject, role }: NewEvent,
): Promise<void> {
  await tables(ctx.em, FamilyEventEntity)
    .insertInto('family_events')
    .values({
      ...{ id: newId(), familyId, kind, actorId },
      subjectKind: subject?.kind ?? null,
      subjectId: subject?.id ?? null,
      role: role ?? null,
      at: ctx.clock.now(),
    })
    .execute();
  await publishLive(ctx.em, { to: { familyId }, kind: 'activity', id: null });
}

/** Deletes the events about what is deleted. */
export async function forgetEvents(
  ctx: Pick<RequestContext, 'em'>,
  kind: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await tables(ctx.em, FamilyEventEntity)
    .deleteFrom('family_events')
    .where('subjectKind', '=', kind as EventSubjectKindName)
    .where('subjectId', 'in', [...ids])
    .execute();
}
