import { exportKinds } from '#catalogue/admin.ts';

export const exportRefusalWords = {
  unknownKind: `There is no such export. There are: ${exportKinds.join(', ')}.`,
} as const;
