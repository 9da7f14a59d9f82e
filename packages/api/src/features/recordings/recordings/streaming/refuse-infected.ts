import { memoryWords } from '@infinite/schema/words/recordings.en';
import { AppError } from '#platform/errors/app-error.ts';

/** @throws AppError WRONG_STATE for what a scanner found malware in */
export function refuseInfected({ infectedBy }: { readonly infectedBy: string | null }): void {
  if (infectedBy === null) return;
  throw new AppError('WRONG_STATE', { words: memoryWords.problem.infected(infectedBy) });
}
