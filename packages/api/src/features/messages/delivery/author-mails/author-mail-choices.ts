import { sql } from 'kysely';
import type { RequestContext } from '#context.ts';
import { rowsOf } from '#platform/database/tables.ts';

/** Which mails about their messages an author wants; what needs an answer is always sent. */
export interface AuthorMailChoices {
  onDelivery: boolean;
  onOpening: boolean;
  onThanks: boolean;
}

const everything: AuthorMailChoices = { onDelivery: true, onOpening: true, onThanks: true };

export async function authorMailChoices(
  ctx: RequestContext,
  userId: string,
): Promise<AuthorMailChoices> {
  const [row] = await rowsOf(
    ctx.em,
    sql<{ onDelivery: boolean; onOpening: boolean; onThanks: boolean }>`
      select on_delivery, on_opening, on_thanks from author_mail_choices
      where user_id = ${userId}`,
  );
  if (!row) return everything;
  return { onDelivery: row.onDelivery, onOpening: row.onOpening, onThanks: row.onThanks };
}

export async function updateAuthorMailChoices(
  ctx: RequestContext,
  userId: string,
  choices: AuthorMailChoices,
): Promise<AuthorMailChoices> {
  await rowsOf(
    ctx.em,
    sql`
      insert into author_mail_choices (user_id, on_delivery, on_opening, on_thanks)
      values (${userId}, ${choices.onDelivery}, ${choices.onOpening}, ${choices.onThanks})
      on conflict (user_id) do update set on_delivery = excluded.on_delivery,
        on_opening = excluded.on_opening, on_thanks = excluded.on_thanks`,
  );
  return choices;
}
