import { questionLimits, questionRateLimits } from '@infinite/schema/catalogue/questions';
import { askQuestionInput } from '@infinite/schema/collaboration/question.input';
import { questionWords as words } from '@infinite/schema/words/questions.en';
import type { z } from 'zod';
import { requirePerson, type RequestContext } from '#platform/context.ts';
import { recordEvent } from '#features/collaboration/activity/index.ts';
import { giveNotice } from '#features/collaboration/questions/announce-question.ts';
import {
  QuestionAnswerEntity,
  QuestionEntity,
  type Question,
} from '#features/collaboration/questions/question.entity.ts';
import { reminderInstant } from '#features/collaboration/questions/reminder-instant.ts';
import {
  showQuestions,
  type ShownQuestion,
} from '#features/collaboration/questions/show-questions.ts';
import { holdSubject, membersAmong } from '#features/collaboration/subjects/index.ts';
import { requireRight, sealWords } from '#features/people/families/index.ts';
import { usersOf } from '#features/people/identity/index.ts';
import { newId } from '#platform/database/id.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

type Asking = z.output<typeof askQuestionInput>;

/**
 * Asks members of the family in view. The same `clientId` gives the question that it asked before.
 * @throws AppError FORBIDDEN, INVALID_INPUT, RATE_LIMITED; NOT_FOUND when what it is about is gone
 */
export async function askQuestion(
  ctx: RequestContext,
  request: z.input<typeof askQuestionInput>,
): Promise<ShownQuestion> {
  const { userId, familyId } = requirePerson(ctx);
  requireRight(ctx, 'comment');
  const input = parseInput(askQuestionInput, request);
  await ctx.app.rateLimit.take('questions', userId, questionRateLimits.questions);
  return inTransaction(ctx, async (ctx) => {
    const { subject, memberIds } = input;
    if (subject) await holdSubject(ctx, subject.kind, subject.id);
    await checkPeople(ctx, { familyId, userId, memberIds });
    const zones = await zonesOf(ctx, [userId, ...memberIds]);
    checkDay(ctx, input, zones.get(userId) ?? 'UTC');
    const question = await write(ctx, { familyId, userId, input, zones });
    const [shown] = await showQuestions(ctx, familyId, [question]);
    if (!shown) throw new AppError('NOT_FOUND');
    return shown;
  });
}

interface Writing {
  readonly familyId: string;
  readonly userId: string;
  readonly input: Asking;
  readonly zones: ReadonlyMap<string, string>;
}

async function write(
  ctx: RequestContext,
  { familyId, userId, input, zones }: Writing,
): Promise<Question> {
  const { clientId, memberIds, subject } = input;
  const byDay = input.byDay ?? null;
  const now = ctx.clock.now();
  const id = newId();
  const sealedBody = await sealWords(ctx, familyId, { kind: 'question', row: id }, input.body);
  if (!sealedBody) throw new AppError('INVALID_INPUT');
  const db = tables(ctx.em, QuestionEntity, QuestionAnswerEntity);
  const made = await db
    .insertInto('questions')
    .values({
      ...{ id, familyId, askerId: userId, clientId, sealedBody, byDay, createdAt: now },
      subjectKind: subject?.kind ?? null,
      subjectId: subject?.id ?? null,
    })
    // Sent twice at the same moment: one writes it, the other finds it.
    .onConflict((conflict) => conflict.columns(['askerId', 'clientId']).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!made) return knownQuestion(ctx, userId, clientId);
  const answers = memberIds.map((memberId) => ({
    ...{ id: newId(), questionId: id, familyId, memberId, state: 'OPEN' as const },
    remindAt: reminderInstant(now, { byDay, zone: zones.get(memberId) ?? 'UTC' }),
  }));
  await db.insertInto('question_answers').values(answers).execute();
  const event = { familyId, kind: 'QUESTION_ASKED', actorId: userId } as const;
  await recordEvent(ctx, { ...event, subject: { kind: 'QUESTION', id } });
  await giveNotice(ctx, made, { kind: 'questionAsked', to: memberIds, actorId: userId });
  return made;
}

async function knownQuestion(
  ctx: RequestContext,
  askerId: string,
  clientId: string,
): Promise<Question> {
  return tables(ctx.em, QuestionEntity)
    .selectFrom('questions')
    .selectAll()
    .where('askerId', '=', askerId)
    .where('clientId', '=', clientId)
    .executeTakeFirstOrThrow(() => new AppError('CONFLICT'));
}

async function checkPeople(
  ctx: RequestContext,
  { familyId, userId, memberIds }: Pick<Asking, 'memberIds'> & { familyId: string; userId: string },
): Promise<void> {
  if (memberIds.includes(userId)) throw refused('memberIds', words.notYourself);
  const members = await membersAmong(ctx, familyId, memberIds);
  if (members.size < memberIds.length) throw refused('memberIds', words.strangers);
}

function checkDay(ctx: RequestContext, { byDay }: Asking, zone: string): void {
  if (!byDay) return;
  const today = ctx.clock.now().toZonedDateTimeISO(zone).toPlainDate();
  const { days } = today.until(byDay);
  if (days < 0 || days > questionLimits.byDayWithinDays) throw refused('byDay', words.dayInvalid);
}

async function zonesOf(ctx: RequestContext, ids: readonly string[]): Promise<Map<string, string>> {
  const users = await usersOf(ctx.em, ids);
  return new Map([...users].map(([id, { timeZone }]) => [id, timeZone]));
}

const refused = (field: string, said: string) =>
  new AppError('INVALID_INPUT', { words: said, fields: { [field]: said } });
