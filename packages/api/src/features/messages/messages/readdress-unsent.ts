import { emailKey, parseEmailAddress } from '@infinite/schema/accounts/email-address';
import { editableStates } from '@infinite/schema/catalogue/messages';
import { sql } from 'kysely';
import { requirePerson, type RequestContext } from '#platform/context.ts';
import { editMessage } from '#features/messages/messages/edit-message.ts';
import { lockMessage } from '#features/messages/messages/find-message.ts';
import { loadContent } from '#features/messages/messages/message-content.ts';
import { isEditable } from '#features/messages/messages/message.policy.ts';
import { rowsOf } from '#platform/database/tables.ts';
import { AppError } from '#platform/errors/app-error.ts';

/** Of one call; each message is an edit of its own. */
const atOnce = 500;

/** How many of the actor's own messages that are not sent yet go to one of these addresses. */
export async function countUnsentTo(
  ctx: RequestContext,
  addresses: readonly string[],
): Promise<number> {
  return (await unsentTo(ctx, addresses)).length;
}

export interface Readdressed {
  readonly changed: number;
  /** Left as they were: an edit of them is refused for a reason that their author must see to. */
  readonly left: number;
}

/**
 * Gives recipients of the actor's own unsent messages another address, each message by an edit like
 * the author's in the composer: what is armed stays armed, and its history says so. Call inside a
 * transaction.
 */
export async function readdressUnsent(
  ctx: RequestContext,
  { from, to }: { from: readonly string[]; to: string },
): Promise<Readdressed> {
  const former = new Set(from.map(emailKey));
  former.delete(null);
  let changed = 0;
  let left = 0;
  for (const id of await unsentTo(ctx, from)) {
    const message = await lockMessage(ctx, id);
    // It began to leave since it was found.
    if (!isEditable(message)) continue;
    const { recipients } = await loadContent(ctx, message);
    const drafts = recipients
      .filter(({ removedAt }) => removedAt === null)
      .toSorted((a, b) => a.position - b.position)
      .map(({ id: recipient, name, email, relation, timeZone, locale }) => ({
        ...{ id: recipient, name, relation, timeZone, locale },
        email: former.has(emailKey(email)) ? to : email,
      }));
    try {
      await editMessage(ctx, message, { recipients: drafts }, message.version);
      changed += 1;
    } catch (error) {
      // Refused before anything was written.
      if (!(error instanceof AppError) || error.code !== 'INVALID_INPUT') throw error;
      left += 1;
    }
  }
  return { changed, left };
}

/** In the order of their ids, as everything that locks several messages does. */
async function unsentTo(ctx: RequestContext, addresses: readonly string[]): Promise<string[]> {
  const { familyId, userId } = requirePerson(ctx);
  const spellings = addresses.flatMap(spellingsOf);
  if (spellings.length === 0) return [];
  const rows = await rowsOf(
    ctx.em,
    sql<{ id: string }>`
      select m.id from messages m
      where m.family_id = ${familyId} and m.author_id = ${userId}
        and m.state = any(${[...editableStates]}::text[])
        and exists (
          select 1 from message_recipients r
          where r.family_id = m.family_id and r.message_id = m.id and r.removed_at is null
            and lower(trim(r.email)) = any(${spellings}::text[]))
      order by m.id limit ${atOnce}`,
  );
  return rows.map(({ id }) => id);
}

/** As SQL compares them: in lower case, with either form of the domain. */
function spellingsOf(address: string): string[] {
  const parsed = parseEmailAddress(address);
  const key = emailKey(address);
  return parsed && key ? [parsed.toLowerCase(), key] : [];
}
