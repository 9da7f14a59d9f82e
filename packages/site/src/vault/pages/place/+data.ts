import { isRefusal } from '@infinite/api-client/refusal';
import { ItemsInAreaDocument } from '@infinite/schema/generated/operations';
import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { signInFirst } from '#renderer/sign-in-first.ts';
import { firstIfGone } from '#vault/first-if-gone.ts';
import type { Area } from '#vault/paths.ts';

export type Data = Awaited<ReturnType<typeof data>>;

export async function data(pageContext: PageContextServer) {
  signInFirst(pageContext);
  const area = areaIn(pageContext.urlParsed.search['area']);
  if (!area) throw render(404);
  try {
    const { placesInVault, timeline } = await firstIfGone(pageContext, (after) =>
      pageContext.api.execute(ItemsInAreaDocument, { area, after }),
    );
    const count = placesInVault.reduce((sum, place) => sum + place.count, 0);
    // The largest of its parts names it.
    return { area, place: placesInVault[0] ?? null, count, items: timeline };
  } catch (error) {
    if (!isRefusal(error, 'INVALID_INPUT')) throw error;
  }
  throw render(404);
}

/** Four numbers of degrees; null for anything else. */
function areaIn(text: string | undefined): Area | null {
  const parts = text?.split(',') ?? [];
  const [west, east, south, north] = parts.map((part) => (part === '' ? NaN : Number(part)));
  if (parts.length !== 4 || west === undefined || east === undefined) return null;
  if (south === undefined || north === undefined) return null;
  const area = { west, east, south, north };
  return Object.values(area).every(Number.isFinite) ? area : null;
}
