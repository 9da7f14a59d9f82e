import type {
  EventSubjectKindName,
  FamilyEventKindName,
} from '@infinite/schema/catalogue/activity';
import type { MemberRoleName } from '@infinite/schema/catalogue/families';
import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';
import type { RowOf } from '#platform/database/tables.ts';

/** Something that happened in a family. Holds ids alone, so that a reader sees what they may see now. */
export const FamilyEventEntity = defineEntity({
  name: 'FamilyEvent',
  tableName: 'family_events',
  properties: {
    id: p.uuid().primary(),
    familyId: p.uuid(),
    kind: p.text().$type<FamilyEventKindName>(),
    /** Who did it, or to whom it happened. */
    actorId: p.uuid(),
    /** Null for what happened to a member. */
    subjectKind: p.text().$type<EventSubjectKindName>().nullable(),
    subjectId: p.uuid().nullable(),
    /** Of ROLE_CHANGED: the new one. */
    role: p.text().$type<MemberRoleName>().nullable(),
    at: instant(),
  },
});

export type FamilyEvent = RowOf<typeof FamilyEventEntity>;
