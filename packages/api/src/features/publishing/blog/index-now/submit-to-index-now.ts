import type { RequestContext } from '#platform/context.ts';
import {
  markSubmitted,
  pendingAddresses,
} from '#features/publishing/blog/index-now/pending-addresses.ts';
import { postOutside } from '#platform/http/outbound/post-outside.ts';

/**
 * Submits to search engines which articles are new, changed or gone (indexnow.org), when the operator
 * has set INDEXNOW_KEY. The sweep submits again what was not accepted.
 * @throws Error when it was not accepted
 */
export async function submitToIndexNow(ctx: RequestContext): Promise<void> {
  const { indexNowKey, indexNowUrl, publicOrigin, webhooksToLocalhost } = ctx.app.config;
  if (indexNowKey === undefined) return;
  const addresses = await pendingAddresses(ctx);
  if (addresses.length === 0) return;
  const answer = await postOutside({
    url: indexNowUrl,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify({
      host: new URL(publicOrigin).host,
      key: indexNowKey,
      keyLocation: `${publicOrigin}/${indexNowKey}.txt`,
      urlList: addresses.map(({ slug }) => `${publicOrigin}/blog/${encodeURIComponent(slug)}`),
    }),
    timeoutMs: 10_000,
    readBytes: 4096,
    keptBytes: 200,
    toLocalhost: webhooksToLocalhost,
  });
  // 202: accepted, and the key is checked later.
  if ('status' in answer && (answer.status === 200 || answer.status === 202)) {
    await markSubmitted(ctx, addresses);
    return;
  }
  const why = 'status' in answer ? `answered ${answer.status}` : answer.problem;
  throw new Error(`IndexNow did not accept ${addresses.length} addresses: ${why}`);
}
