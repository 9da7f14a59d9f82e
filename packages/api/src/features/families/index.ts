import { defineFeature } from '#platform/feature.ts';
import { FamilyEntity, MembershipEntity } from '#features/families/family.entity.ts';

export { FamilyEntity, MembershipEntity } from '#features/families/family.entity.ts';
export { Family } from '#features/families/family.type.ts';
export { destroyFamilyKeys } from '#features/families/destroy-keys.ts';
export { leaveFamilies } from '#features/families/leave-families.ts';
export { isOfRealFamily, ofRealFamilies } from '#features/families/real-families.ts';
export { joinFamily } from '#features/families/join-family.ts';
export { createFamily } from '#features/families/create-family.ts';
export {
  openWords,
  sealWords,
  type WordsKind,
  type WordsOf,
} from '#features/families/family-words.ts';
export { sealColumn } from '#features/families/seal-column.ts';
export { sealCopies, type CopiedFamily } from '#features/families/seal-copies.ts';
export type { SealedColumn } from '#features/families/sealed-column.ts';
export { familyKey, heldFamilyKey } from '#features/families/family-key.ts';
export { familyOfUser } from '#features/families/family-of-user.ts';

export const familiesFeature = defineFeature({
  name: 'families',
  entities: [FamilyEntity, MembershipEntity],
});
