import type { AnswerKindName } from '@infinite/schema/catalogue/home';
import type { NeededAnswerFieldsFragment } from '@infinite/schema/generated/graphql';
import { instantDateWords } from '@infinite/schema/words/dates.en';
import { dashboardWords } from './dashboard.en.ts';

/** Where the answer is given; null where only a mail leads there. */
const places: Record<AnswerKindName, string | null> = {
  OWNERSHIP_OFFER: '/family-invitations#offer',
  INVITATION_TO_YOU: null,
  QUESTION: '/family-collaboration#questions',
  INVITATION_EXPIRED: '/family-invitations#invitations',
};

export interface AnswerLine {
  readonly title: string;
  readonly body: string;
  readonly href: string | null;
  readonly action: string;
}

/** One line of 'These need you', in words. */
export function answerLine(
  { kind, name, until }: NeededAnswerFieldsFragment,
  timeZone: string,
): AnswerLine {
  const { title, body, action } = dashboardWords.answers[kind];
  const day = until ? instantDateWords(until, timeZone) : '';
  return { title: title(name), body: body(day), href: places[kind], action };
}
