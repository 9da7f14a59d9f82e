import { exportKinds } from '#catalogue/admin.ts';
import { userLimits } from '#catalogue/users.ts';

export const exportRefusalWords = {
  tooMany: `One export takes at most ${userLimits.bulkMax.toLocaleString('en-US')} selected accounts.`,
  selectionGone: 'This selection expired. Select the accounts and export them again.',
  unknownKind: `There is no such export. There are: ${exportKinds.join(', ')}.`,
} as const;
