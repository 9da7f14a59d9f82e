import { RecorderError, type RecorderProblem } from './problems.ts';
import { isUploadRefusal } from './tus-request.ts';

const tooLarge = 413;

/** Why a take could not be sent or named. */
export function problemOfKeeping(error: unknown): RecorderProblem {
  if (error instanceof RecorderError) return error.problem;
  if (!isUploadRefusal(error)) return 'not-saved';
  return error.status === tooLarge ? 'no-room' : 'refused';
}
