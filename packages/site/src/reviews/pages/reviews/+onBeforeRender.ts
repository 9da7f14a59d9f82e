import { PublishedReviewsDocument } from '@infinite/schema/generated/operations';
import type { PageContextServer } from 'vike/types';
import { isRefusal } from '@infinite/api-client/refusal';

/** Loads the reviews that the query asks for; one that leads nowhere shows the newest. */
export async function onBeforeRender({ api, urlParsed }: PageContextServer) {
  const load = async (after: string | null) => {
    const { reviews } = await api.execute(PublishedReviewsDocument, { after });
    return { pageContext: { reviews } };
  };
  try {
    return await load(urlParsed.search['after'] ?? null);
  } catch (error) {
    if (isRefusal(error, 'INVALID_INPUT')) return load(null);
    throw error;
  }
}
