import type { ReactionKindName } from '@infinite/schema/catalogue/collaboration';
import { defineEntity, p } from '@mikro-orm/core';
import type { ReactionTarget } from '#features/collaboration/comments/reaction-target.ts';
import { instant } from '#platform/database/instant-type.ts';

/** One sign of one member on a subject or a comment. */
export const ReactionEntity = defineEntity({
  name: 'Reaction',
  tableName: 'reactions',
  properties: {
    targetKind: p.text().$type<ReactionTarget>().primary(),
    targetId: p.uuid().primary(),
    userId: p.uuid().primary(),
    kind: p.text().$type<ReactionKindName>().primary(),
    familyId: p.uuid(),
    createdAt: instant(),
  },
});
