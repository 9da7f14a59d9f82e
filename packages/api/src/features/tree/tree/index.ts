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
import { PictureResolver } from '#features/tree/tree/pictures/picture.resolver.ts';
import { IndividualResolver } from '#features/tree/tree/view/individual.resolver.ts';
import { treePeopleAsSubjects } from '#features/tree/tree/people/commentable-people.ts';
import { TreeDifferenceEntity } from '#features/tree/tree/merging/tree-difference.entity.ts';
import { followMergedContacts } from '#features/tree/tree/people/follow-merged-contacts.ts';
import { foundTreePeople } from '#features/tree/tree/people/found-people.ts';
import { RelationsResolver } from '#features/tree/tree/relations/relations.resolver.ts';
import { SourceResolver } from '#features/tree/tree/sources/source.resolver.ts';
import { TreeActsResolver } from '#features/tree/tree/view/acts.resolver.ts';
import { TreeResolver } from '#features/tree/tree/view/tree.resolver.ts';
import { searchable } from '#features/insight/search/index.ts';
import { contactsMerged } from '#features/relatives/contacts/index.ts';
import { commentable } from '#features/collaboration/subjects/index.ts';
import { defineFeature } from '#platform/feature.ts';

export {
  changeTree,
  closeChange,
  openChange,
  type MadeChange,
  type NewChange,
} from '#features/tree/tree/changes/change-tree.ts';
export { returningDays, type DatedEvent } from '#features/tree/tree/living/returning-days.ts';
export { treeReaderFor } from '#features/tree/tree/living/tree-reader.ts';
export {
  contactsInTree,
  membersInTree,
  treeFamilies,
} from '#features/tree/tree/people/members-in-tree.ts';
export {
  writeRecords,
  type OpenChange,
  type RecordEdit,
} from '#features/tree/tree/changes/write-records.ts';
export {
  individualsByIds,
  peopleOfTree,
  type PersonOfTree,
} from '#features/tree/tree/whole/people-of-tree.ts';
export {
  livingIn,
  recordNames,
  recordsOfKind,
  unionLinks,
  type RecordName,
  type UnionLink,
  type WholeRecord,
} from '#features/tree/tree/whole/records-of-tree.ts';

export { deriveRows, type DerivedFrom } from '#features/tree/tree/derived/derive-rows.ts';
export { keptColumns } from '#features/tree/tree/graph/kept-graphs.ts';
export { graphFor } from '#features/tree/tree/graph/graph-for.ts';
export {
  currentYear,
  treeReader,
  type TreeReader,
} from '#features/tree/tree/living/tree-reader.ts';
export { isLivingIn, nameInView, viewOf, type View } from '#features/tree/tree/living/view-of.ts';
export { addTreePerson } from '#features/tree/tree/people/add-person.ts';
export { EditSet, recordFrom } from '#features/tree/tree/people/edit-set.ts';
export { changeRecord, type RecordVersion } from '#features/tree/tree/facts/change-facts.ts';
export { forgetInTrees } from '#features/tree/tree/people/forget-in-trees.ts';
export { linkTreePerson } from '#features/tree/tree/people/link-person.ts';
export { addTreeSource } from '#features/tree/tree/sources/change-sources.ts';
export { relationsOf } from '#features/tree/tree/relations/relations-of.ts';
export {
  findRecord,
  liveRecordsOf,
  lockTree,
  recordsOf,
  treeVersion,
} from '#features/tree/tree/records/find-records.ts';
export { lockRecord } from '#features/tree/tree/records/lock-record.ts';
export { nameOf } from '#features/tree/tree/records/name-of.ts';
export {
  audienceOf,
  canAddToTree,
  canChangeRecord,
  canMergeTree,
  canSeeTree,
} from '#features/tree/tree/tree.policy.ts';

export {
  individualOfMember,
  placeNamesOf,
  unionsOfPartners,
} from '#features/tree/tree/links/near-people.ts';
export { treeSubjects, type TreeSubject } from '#features/tree/tree/links/subjects.ts';
export {
  citationsOfRecording,
  mediaOfRecording,
  recordingsOfMedia,
  recordsShowing,
  sourceOfMedia,
  voiceLinksOf,
} from '#features/tree/tree/links/voice-links.ts';
export { heardAmong } from '#features/tree/tree/heard/heard-among.ts';
export { hearingOfTree, type TreeHearing } from '#features/tree/tree/heard/hearing-of-tree.ts';
export { withoutUnheard } from '#features/tree/tree/heard/without-unheard.ts';
export { readGraph } from '#features/tree/tree/graph/read-graph.ts';
export { type TreeRecord } from '#features/tree/tree/records/tree-record.entity.ts';
export { dateInput } from '#features/tree/tree/facts/typed-date.ts';
export { edited } from '#features/tree/tree/records/edit-record.ts';

/** The tree of a family: its records, what is derived from them, who sees and changes what, and its history. */
export const treeFeature = defineFeature({
  name: 'tree',
  entities: [
    ...[TreeEntity, TreeRecordEntity, TreeIndividualEntity, TreeNameWordEntity, TreeUnionEntity],
    ...[TreeUnionPersonEntity, TreePedigreeEntity, TreeEventEntity, TreeMediaEntity],
    ...[TreeMediaLinkEntity, TreeCitationEntity, TreePersonEntity, TreeChangeEntity],
    ...[TreeChangeRecordEntity, TreeDifferenceEntity],
  ],
  resolvers: [
    ...[IndividualResolver, TreeResolver, TreeActsResolver, SourceResolver, RelationsResolver],
    PictureResolver,
  ],
  extensions: [
    commentable.with(treePeopleAsSubjects),
    searchable.with(foundTreePeople),
    contactsMerged.with(followMergedContacts),
  ],
  rest: async (server) => serveGraph(server),
});
