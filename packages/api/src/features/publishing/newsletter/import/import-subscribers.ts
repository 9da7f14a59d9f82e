import type {
  importPreviewInput,
  ImportAnswer,
  ImportPreview,
  ImportRequest,
} from '@infinite/schema/newsletter/import.input';
import { importWords as words } from '@infinite/schema/words/newsletter-console.en';
import { sql } from 'kysely';
import { Temporal } from 'temporal-polyfill';
import type { z } from 'zod';
import { requireStaff, type RequestContext } from '#platform/context.ts';
import { recordAudit } from '#features/operations/audit/index.ts';
import {
  classifyRows,
  countStates,
  type ClassifiedRow,
} from '#features/publishing/newsletter/import/classify-rows.ts';
import {
  readImportFile,
  type ImportFile,
  type ImportRow,
} from '#features/publishing/newsletter/import/import-file.ts';
import { NewsletterImportEntity } from '#features/publishing/newsletter/import/import.entity.ts';
import {
  chunksOf,
  knownAddresses,
} from '#features/publishing/newsletter/import/known-addresses.ts';
import { newId } from '#platform/database/id.ts';
import { rowsOf, tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * What an import of this file would do. Nothing is stored.
 * @throws AppError INVALID_INPUT | TOO_LARGE
 */
export async function previewImport(
  ctx: RequestContext,
  { content, columns }: z.output<typeof importPreviewInput>,
): Promise<ImportPreview> {
  requireStaff(ctx, 'newsletter.write');
  const file = readImportFile(content, columns);
  const rows = await classified(ctx, file);
  return {
    headers: [...file.headers],
    columns: file.columns,
    counts: countStates(rows),
    rows: rows.map(({ row, state }) => ({ row: row.row, email: row.email, state })),
  };
}

/**
 * Subscribes the new addresses of a file and records the consent of each: source, day, statement and
 * who imported it. All or nothing; a repeated import adds nothing.
 * @throws AppError INVALID_INPUT | TOO_LARGE
 */
export async function importSubscribers(
  ctx: RequestContext,
  request: ImportRequest,
): Promise<ImportAnswer> {
  const { userId } = requireStaff(ctx, 'newsletter.write');
  const { source, statement, consentedOn } = request;
  const today = ctx.clock.now().toZonedDateTimeISO('UTC').toPlainDate().toString();
  if (consentedOn > today) {
    throw new AppError('INVALID_INPUT', {
      words: words.future,
      fields: { consentedOn: words.future },
    });
  }
  const file = readImportFile(request.content, request.columns);
  return inTransaction(ctx, async (ctx) => {
    const id = newId();
    const rows = await classified(ctx, file);
    const counts = countStates(rows);
    const db = tables(ctx.em, NewsletterImportEntity);
    const at = ctx.clock.now();
    const refused = rows.filter(({ state }) => state !== 'NEW' && state !== 'KNOWN');
    await db
      .insertInto('newsletter_imports')
      .values({
        ...{ id, source, statement, consentedOn, importedBy: userId, at },
        fileName: request.fileName ?? '',
        ...{ rows: rows.length, added: 0, known: counts.KNOWN, refused: refused.length },
      })
      .execute();
    await keepRefusals(ctx, id, refused);
    const fresh = rows.flatMap(({ row, state }) => (state === 'NEW' ? row : []));
    let added = 0;
    for (const chunk of chunksOf(fresh)) {
      added += await addSubscribers(ctx, { id, userId, chunk, request, today });
    }
    // Somebody else may have subscribed some of them at the same moment.
    const known = counts.KNOWN + fresh.length - added;
    await db.updateTable('newsletter_imports').set({ added, known }).where('id', '=', id).execute();
    await recordAudit(ctx, {
      action: 'newsletter.import',
      subject: { kind: 'newsletter', id, name: source },
      after: { added, rows: rows.length, consentedOn, statement },
    });
    return { id, added, counts };
  });
}

async function classified(ctx: RequestContext, { rows }: ImportFile): Promise<ClassifiedRow[]> {
  return classifyRows(rows, await knownAddresses(ctx, rows));
}

async function keepRefusals(
  ctx: RequestContext,
  importId: string,
  refused: readonly ClassifiedRow[],
): Promise<void> {
  // A file may hold what PostgreSQL has no text for: NUL, and half a character where it was cut.
  const rows = refused.map(({ row: { row, email, key }, state }) => {
    return { row, email: email.replaceAll('\0', '').toWellFormed(), key, state };
  });
  await rowsOf(
    ctx.em,
    sql`
      insert into newsletter_import_refusals (newsletter_import_id, row, email, email_key, reason)
      select ${importId}::uuid, g.row, g.email, g.key, g.state
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g
        (row integer, email text, key text, state text)`,
  );
}

interface Addition {
  readonly id: string;
  readonly userId: string;
  readonly chunk: readonly ImportRow[];
  readonly request: ImportRequest;
  readonly today: string;
}

/** @returns how many; somebody may have subscribed at the same moment */
async function addSubscribers(
  ctx: RequestContext,
  { id, userId, chunk, request, today }: Addition,
): Promise<number> {
  const now = ctx.clock.now();
  const rows = chunk.map(({ email, key, language, consentedOn }) => {
    const day = consentedOn && consentedOn <= today ? consentedOn : request.consentedOn;
    const confirmed_at = Temporal.PlainDate.from(day).toZonedDateTime('UTC').toInstant().toString();
    const stored = { email, key, language: language ?? 'en', confirmed_at };
    return { id: newId(), consent: newId(), wording: wordingOf(request, day), ...stored };
  });
  const stored = await rowsOf(
    ctx.em,
    sql<{ id: string }>`
      with given as (
        select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g
          (id uuid, consent uuid, wording text, email text, key text, language text,
            confirmed_at timestamptz)
      ), added as (
        insert into newsletter_subscribers
          (id, email, email_key, state, language, place, created_at, confirmed_at)
        select id, email, key, 'ACTIVE', language, 'IMPORT', ${now}, confirmed_at from given
        on conflict (email_key) do nothing returning id
      ), agreed as (
        insert into newsletter_consents
          (id, subscriber_id, at, act, wording, place, actor, newsletter_import_id)
        select g.consent, g.id, ${now}, 'IMPORTED', g.wording, 'IMPORT', ${userId}, ${id}
        from given g join added on added.id = g.id
      )
      select id from added`,
  );
  return stored.length;
}

/** What the ledger of consent keeps of an imported address. */
function wordingOf({ source, statement }: ImportRequest, day: string): string {
  return `${source}, ${day}. ${statement} ${words.confirm}`;
}
