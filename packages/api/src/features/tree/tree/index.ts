import {
  TreeChangeEntity,
  TreeChangeRecordEntity,
} from '#features/tree/tree/changes/tree-change.entity.ts';
import {
  TreeCitationEntity,
  TreeEventEntity,
  TreeMediaEntity,
  TreeMediaLinkEntity,
} from '#features/tree/tree/derived/fact.entity.ts';
import {
  TreeIndividualEntity,
  TreeNameWordEntity,
} from '#features/tree/tree/derived/individual.entity.ts';
import {
  TreePedigreeEntity,
  TreeUnionEntity,
  TreeUnionPersonEntity,
} from '#features/tree/tree/derived/union.entity.ts';
import { serveGraph } from '#features/tree/tree/graph/graph.rest.ts';
import { TreePersonEntity } from '#features/tree/tree/people/tree-person.entity.ts';
import { TreeEntity, TreeRecordEntity } from '#features/tree/tree/records/tree-record.entity.ts';
import { IndividualResolver } from '#features/tree/tree/view/individual.resolver.ts';
import { treePeopleAsSubjects } from '#features/tree/tree/people/commentable-people.ts';
import { commentable } from '#features/collaboration/subjects/index.ts';
import { defineFeature } from '#platform/feature.ts';

export {
  changeTree,
  closeChange,
  openChange,
  type MadeChange,
  type NewChange,
} from '#features/tree/tree/changes/change-tree.ts';
export {
  writeRecords,
  type OpenChange,
  type RecordEdit,
} from '#features/tree/tree/changes/write-records.ts';

/** The tree of a family: its records, what is derived from them, who sees and changes what, and its history. */
export const treeFeature = defineFeature({
  name: 'tree',
  entities: [
    ...[TreeEntity, TreeRecordEntity, TreeIndividualEntity, TreeNameWordEntity, TreeUnionEntity],
    ...[TreeUnionPersonEntity, TreePedigreeEntity, TreeEventEntity, TreeMediaEntity],
    ...[TreeMediaLinkEntity, TreeCitationEntity, TreePersonEntity, TreeChangeEntity],
    TreeChangeRecordEntity,
  ],
  resolvers: [IndividualResolver],
  extensions: [commentable.with(treePeopleAsSubjects)],
  rest: async (server) => serveGraph(server),
});
