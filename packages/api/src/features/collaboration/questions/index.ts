import { eventSubjects } from '#features/collaboration/activity/index.ts';
import {
  eventsAboutAnswers,
  eventsAboutQuestions,
} from '#features/collaboration/questions/events-about-questions.ts';
import { forgetSubject } from '#features/collaboration/questions/forget-subject.ts';
import { openQuestionsFor } from '#features/collaboration/questions/open-questions.ts';
import {
  QuestionAnswerEntity,
  QuestionEntity,
} from '#features/collaboration/questions/question.entity.ts';
import { QuestionResolver } from '#features/collaboration/questions/question.resolver.ts';
import { remindOfQuestions } from '#features/collaboration/questions/remind-of-questions.sweep.ts';
import { subjectRemoved } from '#features/collaboration/subjects/index.ts';
import { needsAnswer } from '#features/insight/home/index.ts';
import { defineFeature } from '#platform/feature.ts';

export { askQuestion } from '#features/collaboration/questions/ask-question.ts';
export { LinkedSubject } from '#features/collaboration/questions/question.types.ts';

/** What relatives ask each other, and how they answer. */
export const questionsFeature = defineFeature({
  name: 'questions',
  entities: [QuestionEntity, QuestionAnswerEntity],
  resolvers: [QuestionResolver],
  sweeps: [remindOfQuestions],
  extensions: [
    subjectRemoved.with(forgetSubject),
    eventSubjects.with(eventsAboutQuestions),
    eventSubjects.with(eventsAboutAnswers),
    needsAnswer.with(openQuestionsFor),
  ],
});
