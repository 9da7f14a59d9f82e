import { sealColumn } from '#features/people/families/index.ts';
import { sealedRecordingWords } from '#features/recordings/recordings/sealed-columns.ts';
import { defineSweep } from '#platform/jobs/define-sweep.ts';

/** Seals notes and file names that earlier releases kept in plain words. */
export const sealRecordingWords = defineSweep({
  name: 'seal-recording-words',
  everySeconds: 60,
  run: async (ctx) => {
    for (const column of sealedRecordingWords) await sealColumn(ctx, column);
  },
});
