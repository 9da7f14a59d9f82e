import { defineEntity, p } from '@mikro-orm/core';

/** Two individuals that somebody said are different people, the smaller id first. */
export const TreeDifferenceEntity = defineEntity({
  name: 'TreeDifference',
  tableName: 'tree_differences',
  properties: {
    familyId: p.uuid().primary(),
    oneId: p.uuid().primary(),
    otherId: p.uuid().primary(),
  },
});
