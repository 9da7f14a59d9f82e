import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import {
  familyNameSql,
  memberIdsOf,
  type JoinedMember,
  type PeopleChange,
} from '#features/people/families/index.ts';
import { authorName } from '#features/people/identity/index.ts';
import { notify, type Notice } from '#features/notices/notifications/notify.ts';
import { rowsOf } from '#platform/database/tables.ts';

const path = '/family-invitations';

/** Notices for the others when somebody becomes a member. */
export async function noticeJoined(ctx: RequestContext, joined: JoinedMember): Promise<void> {
  const { familyId, userId } = joined;
  const { name, family, members } = await factsOf(ctx, joined);
  await notify(ctx, {
    kind: 'memberJoined',
    familyId,
    recipientIds: members,
    actorId: userId,
    subject: { kind: 'member', id: userId },
    path,
    values: { actor: name, family },
  });
}

/** Notices for the member whom a change concerns, and for the others when somebody goes. */
export async function noticeChange(ctx: RequestContext, change: PeopleChange): Promise<void> {
  const { familyId, userId, what } = change;
  const facts = await factsOf(ctx, change);
  const { family } = facts;
  const actorId = ctx.actor.kind === 'member' ? ctx.actor.userId : null;
  const common = { actorId, subject: { kind: 'member', id: userId }, path };
  const forMember = { ...common, familyId, recipientIds: [userId] };
  switch (what) {
    case 'role': {
      const values = { role: change.role, family };
      return notify(ctx, { ...forMember, kind: 'roleChanged', values });
    }
    case 'offered': {
      const values = { actor: await nameOf(ctx, actorId), family };
      return notify(ctx, { ...forMember, kind: 'familyOffered', values });
    }
    case 'removed':
      // About their own standing, so that it is read without a membership.
      await notify(ctx, {
        ...forMember,
        kind: 'removedFromFamily',
        familyId: null,
        path: '/dashboard',
        values: { family },
      });
      return noticeGone(ctx, facts, { ...common, familyId, userId });
    case 'left':
      return noticeGone(ctx, facts, { ...common, familyId, userId });
  }
}

function noticeGone(
  ctx: RequestContext,
  { name, family, members }: Facts,
  {
    userId,
    ...common
  }: Pick<Notice, 'actorId' | 'familyId' | 'subject' | 'path'> & { userId: string },
): Promise<void> {
  const recipientIds = members.filter((id) => id !== userId);
  return notify(ctx, { ...common, kind: 'memberLeft', recipientIds, values: { name, family } });
}

interface Facts {
  readonly name: string;
  readonly family: string;
  readonly members: string[];
}

async function factsOf(
  ctx: RequestContext,
  { familyId, userId }: { familyId: string; userId: string },
): Promise<Facts> {
  const [row] = await rowsOf(
    ctx.em,
    sql<{ name: string | null; family: string | null; members: string[] }>`
      select ${authorName('f.user_id')} as name,
        ${sql.raw(familyNameSql('f.family_id'))} as family, array${memberIdsOf(familyId)} as members
      from (select ${familyId}::uuid as family_id, ${userId}::uuid as user_id) f`,
  );
  return { name: row?.name ?? '', family: row?.family ?? '', members: row?.members ?? [] };
}

async function nameOf(ctx: RequestContext, id: string | null): Promise<string> {
  if (id === null) return '';
  const [row] = await rowsOf(
    ctx.em,
    sql<{ name: string | null }>`select ${authorName(sql.val(id))} as name`,
  );
  return row?.name ?? '';
}
