import { isRefusal } from '@infinite/api-client/refusal';
import type { PageContextServer } from 'vike/types';

/** The page of a list that `?after=…` asks for; the first one if somebody altered the address. */
export async function firstIfGone<Data>(
  pageContext: PageContextServer,
  read: (after: string | undefined) => Promise<Data>,
): Promise<Data> {
  const { after } = pageContext.urlParsed.search;
  try {
    return await read(after);
  } catch (error) {
    if (after === undefined || !isRefusal(error, 'INVALID_INPUT')) throw error;
    return read(undefined);
  }
}
