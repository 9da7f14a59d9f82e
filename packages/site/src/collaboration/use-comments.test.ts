import type { CommentThreadFragment } from '@infinite/schema/generated/graphql';
import { describe, expect, it } from 'vitest';
import { withComment } from './use-comments.ts';

const comment = (id: string, more: Partial<CommentThreadFragment> = {}): CommentThreadFragment => ({
  id,
  parentId: null,
  author: { id: 'a', name: 'Ann', isMember: true },
  parts: [],
  createdAt: '2026-03-01T09:00:00Z',
  edited: false,
  deleted: false,
  hidden: false,
  mayEdit: true,
  mayDelete: true,
  mayHide: false,
  replyCount: 0,
  reactions: [],
  replies: [],
  ...more,
});

describe('a comment that arrives', () => {
  it('comes first, and only once', () => {
    const once = withComment([comment('1')], comment('2'));
    expect(withComment(once, comment('2')).map(({ id }) => id)).toEqual(['2', '1']);
  });

  it('keeps the replies that were loaded when its own words change', () => {
    const replies = [comment('r', { parentId: '1' })];
    const [changed] = withComment([comment('1', { replies })], comment('1', { edited: true }));
    expect(changed).toMatchObject({ edited: true, replies: [{ id: 'r' }] });
  });

  it('is counted below its comment when it is a new reply', () => {
    const reply = comment('r', { parentId: '1' });
    const once = withComment([comment('1')], reply);
    const [thread] = withComment(once, { ...reply, edited: true });
    expect(thread).toMatchObject({ replyCount: 1, replies: [{ id: 'r', edited: true }] });
  });
});
