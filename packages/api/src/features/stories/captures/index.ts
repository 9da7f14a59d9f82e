import { tellGerman } from '@infinite/schema/words/tell.de';
import { tellSpanish } from '@infinite/schema/words/tell.es';
import {
  CaptureEntity,
  CapturePhotoEntity,
  CaptureQuestionEntity,
} from '#features/stories/captures/capture.entity.ts';
import { CaptureResolver } from '#features/stories/captures/capture.resolver.ts';
import { mailQuestions } from '#features/stories/captures/jobs/mail-questions.sweep.ts';
import { sendCaptureMail } from '#features/stories/captures/jobs/send-capture-mail.job.ts';
import { captureMailsGerman } from '#features/stories/captures/mail/capture-mail.de.ts';
import { captureMailsSpanish } from '#features/stories/captures/mail/capture-mail.es.ts';
import { eraseRemovedAnswers } from '#features/stories/captures/personal/remove-answer.ts';
import { serveTell } from '#features/stories/captures/personal/tell.rest.ts';
import { ToldByResolver } from '#features/stories/captures/told-by.resolver.ts';
import { defineFeature } from '#platform/feature.ts';

export { answersForStory } from '#features/stories/captures/answers-for-story.ts';
export {
  captureAnswered,
  type AnswerListener,
} from '#features/stories/captures/capture-answered.ts';
export { toldBy } from '#features/stories/captures/told-by.loader.ts';
export { askForStories } from '#features/stories/captures/ask-for-stories.ts';

/** Questions that a family asks somebody, who answers by voice behind a personal link. */
export const capturesFeature = defineFeature({
  name: 'captures',
  entities: [CaptureEntity, CaptureQuestionEntity, CapturePhotoEntity],
  resolvers: [CaptureResolver, ToldByResolver],
  jobs: [sendCaptureMail],
  sweeps: [mailQuestions, eraseRemovedAnswers],
  rest: serveTell,
  translations: {
    de: { captureMails: captureMailsGerman, tell: tellGerman },
    es: { captureMails: captureMailsSpanish, tell: tellSpanish },
  },
});
