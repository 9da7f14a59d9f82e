import { FormerMemberEntity } from '#features/people/families/former-member.entity.ts';
import { OwnershipOfferEntity } from '#features/people/families/ownership-offer.entity.ts';
import { FamilyPeopleResolver } from '#features/people/families/people/family-people.resolver.ts';
import { countedPeople, foundPeople } from '#features/people/families/people/found-people.ts';
import { offeredFamily } from '#features/people/families/people/offered-family.ts';
import { legacyAreaCounts, needsAnswer } from '#features/insight/home/index.ts';
import { searchable } from '#features/insight/search/index.ts';
import { defineFeature } from '#platform/feature.ts';
import { FamilyEntity, MembershipEntity } from '#features/people/families/family.entity.ts';

export { FamilyEntity, MembershipEntity } from '#features/people/families/family.entity.ts';
export { Family } from '#features/people/families/family.type.ts';
export { destroyFamilyKeys } from '#features/people/families/destroy-keys.ts';
export { leaveFamilies } from '#features/people/families/leave-families.ts';
export { isOfRealFamily, ofRealFamilies } from '#features/people/families/real-families.ts';
export { memberJoined, type JoinedMember } from '#features/people/families/member-joined.ts';
export { peopleChanged, type PeopleChange } from '#features/people/families/people-changes.ts';
export { joinFamily } from '#features/people/families/join-family.ts';
export { createFamily } from '#features/people/families/create-family.ts';
export {
  openWords,
  sealWords,
  type WordsKind,
  type WordsOf,
} from '#features/people/families/family-words.ts';
export {
  deleteSampleFamily,
  removeSampleMembers,
  sampleFamilies,
} from '#features/people/families/sample-rows.ts';
export { sealColumn } from '#features/people/families/seal-column.ts';
export { sealCopies, type CopiedFamily } from '#features/people/families/seal-copies.ts';
export type { SealedColumn } from '#features/people/families/sealed-column.ts';
export { familyKeyOwner } from '#features/people/families/family-key-owner.ts';
export {
  familiesOfUser,
  familiesOnlyOf,
  familyAs,
  isSampleFamily,
  isMember,
  memberIdsOf,
  ownerIdsOf,
  wrappedKeyOf,
} from '#features/people/families/family-columns.ts';
export {
  hasRealFamily,
  someWrappedKeys,
  wrappedKeysOf,
  type WrappedKey,
} from '#features/people/families/find-families.ts';
export { familyKey, heldFamilyKey } from '#features/people/families/family-key.ts';
export { addressesOfMembers, hasMembers } from '#features/people/families/members-of.ts';
export { lockFamily } from '#features/people/families/people/find-member.ts';
export {
  FamilyMembership,
  FamilyRole,
} from '#features/people/families/people/family-people.types.ts';
export { rolesOf } from '#features/people/families/roles-of.ts';
export {
  actorIn,
  familyNameSql,
  mayAct,
  requireRight,
  standingOf,
  standingSql,
} from '#features/people/families/standing.ts';
export { FormerMemberEntity } from '#features/people/families/former-member.entity.ts';
export { OwnershipOfferEntity } from '#features/people/families/ownership-offer.entity.ts';
export { familyOfUser } from '#features/people/families/family-of-user.ts';

export const familiesFeature = defineFeature({
  name: 'families',
  entities: [FamilyEntity, MembershipEntity, FormerMemberEntity, OwnershipOfferEntity],
  resolvers: [FamilyPeopleResolver],
  extensions: [
    needsAnswer.with(offeredFamily),
    legacyAreaCounts.with(countedPeople),
    searchable.with(foundPeople),
  ],
});
