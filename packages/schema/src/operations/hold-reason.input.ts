import { z } from 'zod';
import { holdReasonMax } from '#catalogue/operations.ts';
import { operationsRefusalWords as words } from '#words/operations.en.ts';

/** Why sending is on hold, for other operators. */
export const holdReason = z
  .string()
  .trim()
  .min(1, words.holdReasonMissing)
  .max(holdReasonMax, words.holdReasonTooLong);
