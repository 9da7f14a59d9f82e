import { sealedAnswers } from '#features/messages/delivery/sealed-columns.ts';
import { sealColumn } from '#features/people/families/index.ts';
import { defineSweep } from '#platform/jobs/define-sweep.ts';

/** Reseals what earlier releases sealed in another format. */
export const sealAnswersSweep = defineSweep({
  name: 'seal-answers',
  everySeconds: 60,
  run: async (ctx) => {
    for (const column of sealedAnswers) await sealColumn(ctx, column);
  },
});
