import {
  DocumentTextDocument,
  ExcludeDocumentTextDocument,
  ReadDocumentAgainDocument,
  SearchDocument,
} from '@infinite/schema/generated/graphql';

import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { afterAll, describe, expect, it } from 'vitest';
import { readDocumentText } from '#features/insights/document-texts/jobs/read-document-text.job.ts';
import { findUnreadDocuments } from '#features/insights/document-texts/jobs/find-unread-documents.sweep.ts';
import { writtenPdf } from '#features/insights/document-texts/testing/written-pdf.ts';
import { newContext } from '#platform/context.ts';
import { graphql, type GraphqlAnswer } from '#testing/graphql.ts';
import { keepRecording } from '#testing/kept-recording.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

const test: TestApp = await createTestApp();
afterAll(() => test.close());

const run = (sql: string, values: readonly unknown[]) =>
  test.app.orm.em.getConnection().execute<{ count: number }[]>(sql, [...values]);
const codeOf = ({ errors }: Pick<GraphqlAnswer<unknown>, 'errors'>) => errors[0]?.extensions?.code;
const ctx = () => newContext(test.app, { kind: 'system', job: 'test' });

async function member(isOn = true): Promise<TestMember> {
  const one = await signUpMember(test);
  await run(
    `insert into vault_analyses (family_id, is_on, changed_at, next_look_at) values (?, ?, now(), now())`,
    [one.familyId, isOn],
  );
  return one;
}

async function keep(by: TestMember, content: Buffer, mimeType = 'application/pdf') {
  return keepRecording(test, by, content, {
    ...{ kind: 'FILE', origin: 'uploaded', title: 'A paper', fileName: 'paper', mimeType },
  } as const);
}

/** As the sweep and the queue do. */
async function readAll(id: string): Promise<void> {
  await findUnreadDocuments.run(ctx());
  await readDocumentText.handle(ctx(), { recordingId: id });
}

async function shown(by: TestMember, recordingId: string) {
  const answer = await graphql(test, DocumentTextDocument, { recordingId }, by.cookie);
  expect(answer.errors).toEqual([]);
  return answer.data?.documentText;
}

async function found(by: TestMember, text: string) {
  const answer = await graphql(test, SearchDocument, { text }, by.cookie);
  expect(answer.errors).toEqual([]);
  return answer.data?.search.filter(({ group }) => group === 'DOCUMENTS') ?? [];
}

const letter = writtenPdf({
  pages: ['Dear Anne, the harvest was good.', 'The lighthouse keeper sends his regards.'],
});

describe('the text of a document', () => {
  it('is found with the page that it is on', async () => {
    const ann = await member();
    const eve = await member();
    const id = await keep(ann, letter);
    expect(await shown(ann, id)).toMatchObject({ state: 'WAITING' });
    await readAll(id);
    expect(await shown(ann, id)).toMatchObject({ state: 'READY', pageCount: 2, readPages: 2 });
    const [group] = await found(ann, 'lighthouse keep');
    expect(group?.hits).toMatchObject([
      { id, page: 2, kind: 'FILE', detail: 'The lighthouse keeper sends his regards.' },
    ]);
    // Words of different pages find it together, and typing errors are forgiven.
    expect((await found(ann, 'harvest lighthouse'))[0]?.hits[0]).toMatchObject({ id });
    expect((await found(ann, 'lighthuose'))[0]).toMatchObject({ readAs: 'lighthouse' });
    expect(await found(eve, 'lighthouse')).toEqual([]);
    await run(`update recordings set audience = 'NOBODY' where id = ?`, [id]);
    expect(await found(ann, 'lighthouse')).toEqual([]);
  });

  it('is read of text files too, and of nothing else', async () => {
    const ann = await member();
    const notes = await keep(ann, Buffer.from('# Recipes\n\nGrandma’s quince jelly'), 'text/plain');
    const other = await keep(ann, Buffer.from('quince'), 'application/zip');
    await readAll(notes);
    expect((await found(ann, 'quince'))[0]?.hits).toMatchObject([{ id: notes, page: 1 }]);
    expect(await shown(ann, other)).toBeNull();
  });

  it('is not read before the family wants it, nor of what somebody keeps to themselves', async () => {
    const off = await member(false);
    const id = await keep(off, letter);
    await readAll(id);
    expect(await shown(off, id)).toMatchObject({ state: 'OFF' });
    const ann = await member();
    const own = await keep(ann, letter);
    await run(`update recordings set audience = 'MAKER' where id = ?`, [own]);
    await readAll(own);
    expect(await shown(ann, own)).toBeNull();
    const [count] = await run('select count(*) from document_texts where recording_id in (?, ?)', [
      ...[id, own],
    ]);
    expect(count?.count).toBe(0);
  });

  it('is excluded and read again by who may describe the document', async () => {
    const ann = await member();
    const tom = await signUpMember(test, { familyId: ann.familyId, familyRole: 'viewer' });
    const id = await keep(ann, letter);
    await readAll(id);
    const variables = { recordingId: id };
    expect(codeOf(await graphql(test, ExcludeDocumentTextDocument, variables, tom.cookie))).toBe(
      'FORBIDDEN',
    );
    await graphql(test, ExcludeDocumentTextDocument, variables, ann.cookie);
    await readAll(id);
    expect(await shown(tom, id)).toMatchObject({ state: 'EXCLUDED', pageCount: 0 });
    expect(await found(ann, 'lighthouse')).toEqual([]);
    await graphql(test, ReadDocumentAgainDocument, variables, ann.cookie);
    await readAll(id);
    expect((await found(ann, 'lighthouse')).length).toBe(1);
  });

  it('that cannot be read says why', async () => {
    const ann = await member();
    const locked = new PDFDocument({ userPassword: 'secret', ownerPassword: 'more' });
    locked.text('Nobody reads this.').end();
    const hostile: [string, Buffer, RegExp][] = [
      ['locked', await buffer(locked), /password/],
      ['broken', Buffer.from('%PDF-1.7\nnothing of a document'), /cannot be read/],
      ['without text', writtenPdf({ pages: [''] }), /no text/],
    ];
    for (const [name, content, why] of hostile) {
      const id = await keep(ann, content);
      await readAll(id);
      const state = await shown(ann, id);
      expect(state, name).toMatchObject({ state: 'FAILED', pageCount: 0 });
      expect(state?.problemWords, name).toMatch(why);
    }
  });

  it('is read of the first pages, whatever the file holds', async () => {
    const ann = await member();
    const many = await keep(
      ann,
      writtenPdf({ pages: Array.from({ length: 10_000 }, (_, at) => `Number ${at + 1} wheat`) }),
    );
    await readAll(many);
    expect(await shown(ann, many)).toMatchObject({ pageCount: 10_000, readPages: 200 });
  });

  it('ends with the limits where one page unfolds to millions of words', async () => {
    const ann = await member();
    const line = 'BT /F1 1 Tf (barley barley barley barley barley) Tj ET\n';
    const bomb = writtenPdf({ pages: [''], content: Buffer.from(line.repeat(400_000)) });
    const id = await keep(ann, bomb);
    await readAll(id);
    expect(await shown(ann, id)).toMatchObject({ state: 'READY', readPages: 1 });
    expect((await found(ann, 'barley'))[0]?.hits).toMatchObject([{ id, page: 1 }]);
  });

  it('is read without running its scripts', async () => {
    const ann = await member();
    const scripted = await keep(
      ann,
      writtenPdf({ pages: ['Plain oats'], script: 'globalThis.process.exit\\(1\\)' }),
    );
    await readAll(scripted);
    expect((await found(ann, 'oats'))[0]?.hits).toMatchObject([{ id: scripted, page: 1 }]);
  });
});
