import { isRefusal } from '@infinite/api-client/refusal';
import type { AlbumPartsFragment, AlbumQuery } from '@infinite/schema/generated/graphql';
import { AlbumDocument } from '@infinite/schema/generated/operations';
import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { signInFirst } from '#renderer/sign-in-first.ts';
import { firstIfGone } from '#vault/first-if-gone.ts';

export interface Data {
  readonly album: AlbumPartsFragment;
  readonly items: AlbumQuery['albumItems'];
  /** It does not begin with the first item. */
  readonly isWithin: boolean;
}

export async function data(pageContext: PageContextServer): Promise<Data> {
  signInFirst(pageContext);
  const { execute } = pageContext.api;
  const id = pageContext.routeParams['id'] ?? '';
  const isWithin = Boolean(pageContext.urlParsed.search['after']);
  try {
    const read = (after: string | undefined) => execute(AlbumDocument, { id, after });
    const { album, albumItems: items } = await firstIfGone(pageContext, read);
    if (album) return { album, items, isWithin };
  } catch (error) {
    if (!isRefusal(error, 'NOT_FOUND')) throw error;
  }
  throw render(404);
}
