export { bindKeys } from '#features/operations/installation/bind-keys.ts';
export { followRotations } from '#features/operations/installation/follow-rotations.ts';
export { installationId } from '#features/operations/installation/installation-tables.ts';
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
  storageMark,
  writeMark,
} from '#features/operations/installation/storage-identity.ts';
