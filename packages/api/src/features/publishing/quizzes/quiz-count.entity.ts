import { defineEntity, p } from '@mikro-orm/core';

/** How often a quiz had a result on a day in UTC; `quizBegun` in the place of a result is a start. */
export const QuizCountEntity = defineEntity({
  name: 'QuizCount',
  tableName: 'quiz_counts',
  properties: {
    /** ISO date. */
    day: p.string().columnType('date').primary(),
    /** Its slug. */
    quiz: p.text().primary(),
    result: p.text().primary(),
    count: p.bigint('number'),
  },
});
