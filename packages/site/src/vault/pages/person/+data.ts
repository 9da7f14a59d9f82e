import { isRefusal } from '@infinite/api-client/refusal';
import { personKinds } from '@infinite/schema/catalogue/vault';
import type { ItemsWithPersonQuery } from '@infinite/schema/generated/graphql';
import { ItemsWithPersonDocument } from '@infinite/schema/generated/operations';
import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { signInFirst } from '#renderer/sign-in-first.ts';
import { firstIfGone } from '#vault/first-if-gone.ts';

export interface Data {
  readonly person: NonNullable<ItemsWithPersonQuery['personInVault']>;
  readonly items: ItemsWithPersonQuery['itemsWithPerson'];
}

export async function data(pageContext: PageContextServer): Promise<Data> {
  signInFirst(pageContext);
  const { execute } = pageContext.api;
  const { kind: said, id: personId = '' } = pageContext.routeParams;
  const kind = personKinds.find((name) => name.toLowerCase() === said);
  if (!kind) throw render(404);
  try {
    const { personInVault: person, itemsWithPerson: items } = await firstIfGone(
      pageContext,
      (after) => execute(ItemsWithPersonDocument, { kind, personId, after }),
    );
    if (person) return { person, items };
  } catch (error) {
    if (!isRefusal(error, 'NOT_FOUND')) throw error;
  }
  throw render(404);
}
