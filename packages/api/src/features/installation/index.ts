export { bindKeys } from '#features/installation/bind-keys.ts';
export { followRotations } from '#features/installation/follow-rotations.ts';
export { installationId } from '#features/installation/installation-tables.ts';
export {
  NothingToRotateTo,
  rotateMasterKey,
  type Rotation,
} from '#features/installation/rotate-master-key.ts';
export { restoreMasterKey } from '#features/installation/restore-master-key.ts';
export {
  adoptStorage,
  bindStorage,
  ownerOfStorage,
  storageMark,
  writeMark,
} from '#features/installation/storage-identity.ts';
