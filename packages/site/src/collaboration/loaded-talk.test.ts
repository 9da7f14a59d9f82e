import type { CommentsQuery, CommentThreadFragment } from '@infinite/schema/generated/graphql';
import { describe, expect, it } from 'vitest';
import {
  withComment,
  withFirstPage,
  withNextPage,
  withoutComment,
  withReplies,
  type LoadedTalk,
} from './loaded-talk.ts';

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
const page = (ids: string, next = false): CommentsQuery['comments'] => ({
  nodes: [...ids].map((id) => comment(id)),
  pageInfo: { hasNextPage: next, endCursor: ids.at(-1) ?? null },
});
const loaded = (ids: string, next = false): LoadedTalk => {
  const { nodes, pageInfo } = page(ids, next);
  return { threads: nodes, pageInfo };
};
const idsOf = ({ threads }: LoadedTalk) => threads.map(({ id }) => id).join('');
const replies = (ids: string) => [...ids].map((id) => comment(id, { parentId: 't' }));
const thread = (ids: string, replyCount = ids.length) =>
  comment('t', { replies: replies(ids), replyCount });

describe('a comment of the reader', () => {
  it('comes first, and only once', () => {
    const once = withComment(loaded('a'), comment('b'));
    expect(idsOf(withComment(once, comment('b')))).toBe('ba');
  });

  it('keeps the replies that were loaded when its own words change', () => {
    const talk = { ...loaded(''), threads: [thread('r')] };
    const { threads } = withComment(talk, comment('t', { edited: true, replyCount: 1 }));
    expect(threads[0]).toMatchObject({ edited: true, replies: [{ id: 'r' }] });
  });

  it('is counted below its comment when it is a new reply', () => {
    const reply = comment('r', { parentId: 't' });
    const once = withComment(loaded('t'), reply);
    const { threads } = withComment(once, { ...reply, edited: true });
    expect(threads[0]).toMatchObject({ replyCount: 1, replies: [{ id: 'r', edited: true }] });
  });
});

describe('the first page as it is now', () => {
  it('brings what is new, takes what was deleted, and keeps older comments that were loaded', () => {
    const before = withNextPage(loaded('fedc', true), page('ba'));
    const now = withFirstPage(before, page('gfec', true));
    expect(idsOf(now)).toBe('gfecba');
    expect(now.pageInfo).toEqual(before.pageInfo);
  });

  it('is all there is when it has no next one', () => {
    expect(idsOf(withFirstPage(loaded('dcba'), page('dc')))).toBe('dc');
  });

  it('replaces everything when more was said meanwhile than it holds', () => {
    const now = withFirstPage(loaded('ba'), page('hgf', true));
    expect(idsOf(now)).toBe('hgf');
    expect(now.pageInfo).toEqual({ hasNextPage: true, endCursor: 'f' });
  });

  it('keeps replies beyond the first ones, and lets go of them when one was deleted', () => {
    const before = { ...loaded(''), threads: [thread('uvwxy')] };
    const now = (fresh: CommentThreadFragment) =>
      withFirstPage(before, { nodes: [fresh], pageInfo: page('').pageInfo }).threads[0];
    expect(
      now(thread('uvw', 6))
        ?.replies.map(({ id }) => id)
        .join(''),
    ).toBe('uvwxy');
    expect(
      now(thread('uvw', 4))
        ?.replies.map(({ id }) => id)
        .join(''),
    ).toBe('uvw');
  });
});

describe('replies that are loaded', () => {
  it('follow those that are shown, none twice', () => {
    const talk = { ...loaded(''), threads: [thread('uvw', 5)] };
    const more = withReplies(talk, 't', { replies: replies('wxy'), isFirst: false });
    expect(more.threads[0]?.replies.map(({ id }) => id).join('')).toBe('uvwxy');
  });
});

describe('a deleted comment', () => {
  it('goes, keeps its place above replies, and goes with the last of them', () => {
    expect(idsOf(withoutComment(loaded('ba'), comment('a')))).toBe('b');
    const talk = { ...loaded(''), threads: [thread('r')] };
    const place = withoutComment(talk, comment('t'));
    expect(place.threads).toMatchObject([{ deleted: true, replyCount: 1 }]);
    expect(withoutComment(place, comment('r', { parentId: 't' })).threads).toEqual([]);
  });
});
