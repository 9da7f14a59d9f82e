import { askingQuestions } from '#(marketing)/content/questions.ts';

/** The question with this id, or none: addresses may say anything. */
export function questionOf(id: string | null): string | null {
  return askingQuestions.find((one) => one.id === id)?.question ?? null;
}
