import { RecorderError, type RecorderProblem } from './problems.ts';
import { UploadRefused } from './tus-request.ts';

/** Why a take could not be sent or named. */
export function problemOfKeeping(error: unknown): RecorderProblem {
  if (error instanceof RecorderError) return error.problem;
  return error instanceof UploadRefused ? 'refused' : 'not-saved';
}
