import type { RequestContext } from '#platform/context.ts';
import {
  AuthorMailChoiceEntity,
  type AuthorMailChoice,
} from '#features/messages/delivery/author-mails/author-mail-choice.entity.ts';
import { tables } from '#platform/database/tables.ts';

/** Which mails about their messages an author wants; what needs an answer is always sent. */
export type AuthorMailChoices = Omit<AuthorMailChoice, 'userId'>;

const everything: AuthorMailChoices = { onDelivery: true, onOpening: true, onThanks: true };

export async function authorMailChoices(
  ctx: RequestContext,
  userId: string,
): Promise<AuthorMailChoices> {
  const row = await tables(ctx.em, AuthorMailChoiceEntity)
    .selectFrom('author_mail_choices')
    .select(['onDelivery', 'onOpening', 'onThanks'])
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row ?? everything;
}

export async function updateAuthorMailChoices(
  ctx: RequestContext,
  userId: string,
  choices: AuthorMailChoices,
): Promise<AuthorMailChoices> {
  const { onDelivery, onOpening, onThanks } = choices;
  await tables(ctx.em, AuthorMailChoiceEntity)
    .insertInto('author_mail_choices')
    .values({ userId, onDelivery, onOpening, onThanks })
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet({ onDelivery, onOpening, onThanks }),
    )
    .execute();
  return choices;
}
