import { defineEntity, p } from '@mikro-orm/core';
import type { MemberRole } from '#features/people/families/family.entity.ts';
import { instant } from '#platform/database/instant-type.ts';

/** Somebody who left a family: what they made there is within their reach as long as this row is. */
export const FormerMemberEntity = defineEntity({
  name: 'FormerMember',
  tableName: 'former_members',
  properties: {
    familyId: p.uuid().primary(),
    userId: p.uuid().primary(),
    /** Their last role. */
    role: p.text().$type<MemberRole>(),
    leftAt: instant(),
    /** The owner removed them; else they left. */
    removed: p.boolean(),
  },
});
