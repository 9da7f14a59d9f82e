import { inboxLimits } from '@infinite/schema/catalogue/enquiries';
import { cannedAnswerInput } from '@infinite/schema/enquiries/inbox.input';
import { inboxInputWords as words } from '@infinite/schema/words/inbox.en';
import { sql } from 'kysely';
import { z } from 'zod';
import { requireStaff, type RequestContext } from '#platform/context.ts';
import { recordAudit } from '#features/operations/audit/index.ts';
import {
  CannedAnswerEntity,
  type CannedAnswer,
} from '#features/publishing/enquiries/canned/canned-answer.entity.ts';
import { newId } from '#platform/database/id.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

/** All of them, by name; there are at most `inboxLimits.cannedAnswers`. */
export async function listCannedAnswers(ctx: RequestContext): Promise<CannedAnswer[]> {
  requireStaff(ctx, 'enquiries.read');
  return tables(ctx.em, CannedAnswerEntity)
    .selectFrom('enquiry_canned_answers')
    .selectAll()
    .orderBy(sql`lower(name)`)
    .limit(inboxLimits.cannedAnswers)
    .execute();
}

/** `id` and `version` null: a new one. */
export interface CannedAnswerRequest {
  readonly id: string | null;
  readonly version: number | null;
  readonly name: string;
  readonly body: string;
}

/**
 * Adds a canned answer, or changes one.
 * @throws AppError NOT_FOUND | CONFLICT | INVALID_INPUT for a name that is taken, or when there are too many
 */
export async function saveCannedAnswer(
  ctx: RequestContext,
  { id, version, ...input }: CannedAnswerRequest,
): Promise<CannedAnswer> {
  requireStaff(ctx, 'enquiries.write');
  const content = parseInput(cannedAnswerInput, input);
  return inTransaction(ctx, async (ctx) => {
    // Two who add at once could otherwise pass both checks.
    await sql`lock table enquiry_canned_answers in share row exclusive mode`.execute(
      tables(ctx.em, CannedAnswerEntity),
    );
    await refuseTakenName(ctx, content.name, id);
    const saved =
      id === null ? await add(ctx, content) : await change(ctx, { id, version, content });
    await recordAudit(ctx, {
      action: id === null ? 'canned-answer.create' : 'canned-answer.update',
      subject: { kind: 'canned-answer', id: saved.id, name: saved.name },
    });
    return saved;
  });
}

/** @throws AppError NOT_FOUND */
export async function deleteCannedAnswer(ctx: RequestContext, id: string): Promise<true> {
  requireStaff(ctx, 'enquiries.write');
  requireId(id);
  return inTransaction(ctx, async (ctx) => {
    const gone = await tables(ctx.em, CannedAnswerEntity)
      .deleteFrom('enquiry_canned_answers')
      .where('id', '=', id)
      .returning('name')
      .executeTakeFirst();
    if (!gone) throw new AppError('NOT_FOUND');
    await recordAudit(ctx, {
      action: 'canned-answer.delete',
      subject: { kind: 'canned-answer', id, name: gone.name },
    });
    return true as const;
  });
}

type Content = z.output<typeof cannedAnswerInput>;

async function add(ctx: RequestContext, content: Content): Promise<CannedAnswer> {
  const { length } = await listCannedAnswers(ctx);
  if (length >= inboxLimits.cannedAnswers) {
    throw new AppError('INVALID_INPUT', { words: words.tooManyCanned });
  }
  return tables(ctx.em, CannedAnswerEntity)
    .insertInto('enquiry_canned_answers')
    .values({ id: newId(), ...content, updatedAt: ctx.clock.now() })
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function change(
  ctx: RequestContext,
  { id, version, content }: { id: string; version: number | null; content: Content },
): Promise<CannedAnswer> {
  requireId(id);
  const found = await tables(ctx.em, CannedAnswerEntity)
    .selectFrom('enquiry_canned_answers')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) throw new AppError('NOT_FOUND');
  if (found.version !== version) throw new AppError('CONFLICT');
  return tables(ctx.em, CannedAnswerEntity)
    .updateTable('enquiry_canned_answers')
    .set({ ...content, version: found.version + 1, updatedAt: ctx.clock.now() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function refuseTakenName(ctx: RequestContext, name: string, id: string | null) {
  const other = await tables(ctx.em, CannedAnswerEntity)
    .selectFrom('enquiry_canned_answers')
    .select('id')
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .executeTakeFirst();
  if (other && other.id !== id) {
    throw new AppError('INVALID_INPUT', {
      words: words.nameTaken,
      fields: { name: words.nameTaken },
    });
  }
}

function requireId(id: string): void {
  if (!z.guid().safeParse(id).success) throw new AppError('NOT_FOUND');
}
