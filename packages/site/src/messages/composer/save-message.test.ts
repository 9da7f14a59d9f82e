import { describe, expect, it, vi } from 'vitest';
import type { WrittenMessageFragment } from '@infinite/schema/generated/graphql';
import { emptyContent } from './draft-content.ts';
import { saveCopy, saveMessage } from './save-message.ts';

const writer = { userId: 'ana', timeZone: 'Europe/Lisbon' };
const content = { ...emptyContent(writer.timeZone), title: 'For Rui', body: 'Happy birthday.' };
const stored = { id: 'm', version: 1 };
const onServer = {
  id: 'm',
  title: 'For Rui',
  body: 'Happy birthday.',
  state: 'DRAFT',
  version: 2,
  updatedAt: '2026-11-21T10:00:00Z',
  editable: true,
  trigger: null,
  recipients: [],
  attachments: [],
  nextDelivery: null,
} satisfies WrittenMessageFragment;

/** A server that answers each operation by its name, and remembers which it was asked. */
function serverWith(answers: Record<string, unknown>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    const { operationName } = JSON.parse(String(init.body)) as { operationName: string };
    asked.push(operationName);
    const answer = answers[operationName];
    if (typeof answer !== 'string') return Response.json({ data: answer });
    return Response.json({ errors: [{ message: '…', extensions: { code: answer } }] });
  });
  return asked;
}

describe('saving what the composer holds', () => {
  it('creates a draft, and updates it once the server knows it', async () => {
    const asked = serverWith({
      Me: { me: { id: 'ana' } },
      CreateDraft: { createDraft: onServer },
      SaveDraft: { saveDraft: onServer },
    });
    const created = await saveMessage(writer, content, null, 'key');
    expect(created).toMatchObject({ kind: 'saved', stored: { id: 'm', version: 2 } });
    const updated = await saveMessage(writer, content, stored, 'key');
    expect(updated.kind).toBe('saved');
    expect(asked).toEqual(['Me', 'CreateDraft', 'SaveDraft']);
  });

  it('updates a draft whose first response was lost and which holds older text', async () => {
    const asked = serverWith({
      Me: { me: { id: 'ana' } },
      CreateDraft: { createDraft: { ...onServer, body: 'Happy' } },
      SaveDraft: { saveDraft: onServer },
    });
    expect((await saveMessage(writer, content, null, 'key')).kind).toBe('saved');
    expect(asked).toEqual(['Me', 'CreateDraft', 'SaveDraft']);
  });

  it('takes a conflict with its own text for a response that was lost', async () => {
    serverWith({ SaveDraft: 'CONFLICT', WrittenMessage: { message: onServer } });
    expect((await saveMessage(writer, content, stored, 'key')).kind).toBe('saved');
  });

  it('shows another text as a conflict, and a deleted message as gone', async () => {
    serverWith({
      SaveDraft: 'CONFLICT',
      WrittenMessage: { message: { ...onServer, body: 'Written elsewhere.' } },
    });
    const outcome = await saveMessage(writer, content, stored, 'key');
    expect(outcome).toMatchObject({ theirs: { content: { body: 'Written elsewhere.' } } });
    serverWith({ SaveDraft: 'CONFLICT', WrittenMessage: { message: null } });
    expect((await saveMessage(writer, content, stored, 'key')).kind).toBe('gone');
  });

  it('writes nothing into the account of somebody else who has signed in since', async () => {
    const asked = serverWith({ Me: { me: { id: 'rui' } } });
    const outcome = await saveMessage(writer, content, null, 'key');
    expect(outcome).toMatchObject({ kind: 'held', reason: 'other-member' });
    expect(await saveCopy(writer, content, 'key')).toBe(false);
    expect(asked).toEqual(['Me', 'Me']);
  });

  it('is held while there is no connection', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')));
    const outcome = await saveMessage(writer, content, stored, 'key');
    expect(outcome).toMatchObject({ kind: 'held', reason: 'offline' });
  });
});
