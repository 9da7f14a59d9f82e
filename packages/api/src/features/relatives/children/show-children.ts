import { displayName } from '@infinite/schema/accounts/session-user';
import { childLimits } from '@infinite/schema/catalogue/children';
import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import { requireMember, type RequestContext } from '#platform/context.ts';
import { isMember } from '#features/people/families/index.ts';
import { usersOf, type Person } from '#features/people/identity/index.ts';
import { openInvitationsOf, type ChildInvitation } from '#features/people/invitations/index.ts';
import { isInTrash } from '#features/recordings/recordings/index.ts';
import { ageOn } from '#features/relatives/children/age.ts';
import {
  ChildConsentEntity,
  ChildEntity,
  ChildVoiceEntity,
} from '#features/relatives/children/child.entity.ts';
import {
  canHandOver,
  canKeepChild,
  canLabelVoice,
  canListVoices,
  canRestoreConsent,
  canSeeChild,
} from '#features/relatives/children/child.policy.ts';
import { birthdayOf, nameOf } from '#features/relatives/children/child-words.ts';
import { tables } from '#platform/database/tables.ts';

/**
 * The profiles of the family in view that the actor may see, in the order they were added.
 * @param only these alone
 */
export async function listChildren(ctx: RequestContext, only: readonly string[] | null = null) {
  const { familyId } = requireMember(ctx);
  let query = selectProfiles(ctx)
    .where('familyId', '=', familyId)
    .orderBy('id')
    .limit(2 * childLimits.perFamily);
  if (only) query = query.where('id', 'in', only);
  const rows = await query.execute();
  const visible = rows.filter((row) => canSeeChild(ctx.actor, row, row));
  const people = await usersOf(
    ctx.em,
    visible.map(({ parentId }) => parentId),
  );
  const invitations = await openInvitationsOf(
    ctx,
    visible.map(({ id }) => id),
  );
  return Promise.all(
    visible.map((row) => show(ctx, row, people.get(row.parentId), invitations.get(row.id))),
  );
}

function selectProfiles(ctx: RequestContext) {
  return tables(ctx.em, ChildEntity, ChildConsentEntity, ChildVoiceEntity)
    .selectFrom('children')
    .selectAll()
    .select([
      isMember('children.family_id', 'children.parent_id').as('parentStays'),
      sql<number>`(select count(*)::int from child_voices v
        where v.child_id = children.id and not ${isInTrash('v.recording_id')})`.as('recordings'),
      sql<Temporal.Instant | null>`(select given_at from child_consents c
        where c.child_id = children.id order by c.id desc limit 1)`.as('consentedAt'),
      sql<number | null>`(select words_version from child_consents c
        where c.child_id = children.id order by c.id desc limit 1)`.as('consentVersion'),
    ])
    .where('sealedName', 'is not', null);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectProfiles>['execute']>>[number];

/** What the actor may see of it, and may do with it. */
async function show(
  ctx: RequestContext,
  row: Row,
  parent: Person | undefined,
  invitation: ChildInvitation | undefined,
) {
  const { actor } = ctx;
  const birthday = await birthdayOf(ctx, row);
  const today = ctx.clock
    .now()
    .toZonedDateTimeISO(parent?.timeZone ?? 'UTC')
    .toPlainDate();
  const age = birthday && ageOn(birthday, today);
  const facts = { age: age ?? 0, parentStays: row.parentStays };
  const lists = canListVoices(actor, row, facts);
  const sends = canHandOver(actor, row, facts);
  const keeps = canKeepChild(actor, row, facts) || canRestoreConsent(actor, row, facts);
  return {
    id: row.id,
    name: await nameOf(ctx, row),
    birthday: birthday?.toString() ?? null,
    age,
    parentName: parent && parent.deletedAt === null ? displayName(parent) : '',
    isYou: actor.kind === 'member' && actor.userId === row.accountId,
    handedOverAt: row.handedOverAt,
    eraseAt: row.eraseAt,
    consentedAt: keeps || sends ? row.consentedAt : null,
    consentVersion: keeps || sends ? row.consentVersion : null,
    invitation: sends && invitation ? invitation : null,
    recordings: lists ? row.recordings : null,
    mayKeep: row.eraseAt === null && canKeepChild(actor, row, facts),
    mayRestore: canRestoreConsent(actor, row, facts),
    mayHandOver: sends,
    mayLabel: canLabelVoice(actor, row, facts),
  };
}
