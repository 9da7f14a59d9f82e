import { describe, expect, it } from 'vitest';
import { opening, type Comparing } from './opening.ts';
import type { LocalCopy } from './local-copies.ts';

interface Content {
  body: string;
}

const comparing: Comparing<Content> = {
  isBlank: ({ body }) => body === '',
  isSame: (a, b) => a.body === b.body,
};
const content = { body: 'Dear Ana' };
const copy: LocalCopy<Content> = {
  clientId: 'tab',
  content,
  stored: null,
  at: '2026-11-21T10:00:00Z',
};
const server = {
  content: { ...content, body: 'Dear' },
  stored: { id: 'm', version: 3 },
  updatedAt: '2026-11-21T09:00:00Z',
};

describe('opening the composer', () => {
  it('goes on after a reload with what this tab was writing', () => {
    expect(opening(null, [copy], 'tab', comparing)).toMatchObject({ restore: copy, offers: [] });
  });

  it('offers what a closed tab left, and forgets empty copies', () => {
    const blank = { ...copy, clientId: 'b', content: { body: '' } };
    expect(opening(null, [copy, blank], null, comparing)).toEqual({
      restore: null,
      conflict: false,
      offers: [copy],
      spent: [blank],
    });
  });

  it('does not mix a new message with copies of stored ones', () => {
    const other = { ...copy, stored: { id: 'm', version: 1 } };
    expect(opening(null, [other], 'tab', comparing)).toMatchObject({
      restore: null,
      offers: [],
      spent: [],
    });
  });

  it('goes on with unsaved work of a stored message when nobody else changed it', () => {
    const unsaved = { ...copy, stored: { id: 'm', version: 3 } };
    expect(opening(server, [unsaved], null, comparing)).toMatchObject({
      restore: unsaved,
      conflict: false,
    });
  });

  it('shows both when the message was changed since the copy was made', () => {
    const old = { ...copy, stored: { id: 'm', version: 2 } };
    expect(opening(server, [old], null, comparing)).toMatchObject({ restore: old, conflict: true });
  });

  it('drops a copy that the server already has word for word', () => {
    const same = { ...copy, content: server.content, stored: { id: 'm', version: 2 } };
    expect(opening(server, [same], null, comparing)).toMatchObject({
      restore: null,
      spent: [same],
    });
  });
});
