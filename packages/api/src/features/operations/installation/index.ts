import { InstallationEntity } from '#features/operations/installation/installation.entity.ts';
import { KeyCheckEntity } from '#features/operations/installation/key-check.entity.ts';
import { defineFeature } from '#platform/feature.ts';

export { boundMasterKey } from '#features/operations/installation/bound-master-key.ts';
export { bindKeys } from '#features/operations/installation/bind-keys.ts';
export { followRotations } from '#features/operations/installation/follow-rotations.ts';
export { installationId } from '#features/operations/installation/installation-id.ts';
export {
  NothingToRotateTo,
  rotateMasterKey,
  type Rotation,
} from '#features/operations/installation/rotate-master-key.ts';
export { restoreMasterKey } from '#features/operations/installation/restore-master-key.ts';
export {
  adoptStorage,
  bindStorage,
  ownerOfStorage,
  sampleStorage,
  storageMark,
  writeMark,
} from '#features/operations/installation/storage-identity.ts';

export const installationFeature = defineFeature({
  name: 'installation',
  entities: [InstallationEntity, KeyCheckEntity],
});
