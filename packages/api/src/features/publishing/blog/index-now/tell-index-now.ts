import type { RequestContext } from '#context.ts';
import { markTold, untoldAddresses } from '#features/publishing/blog/index-now/untold-addresses.ts';
import { postOutside } from '#platform/http/outbound/post-outside.ts';

/**
 * Tells search engines which articles are new, changed or gone (indexnow.org), when the operator
 * has set INDEXNOW_KEY. What was not taken stays untold, and the sweep tells it again.
 * @throws Error when it was not taken
 */
export async function tellIndexNow(ctx: RequestContext): Promise<void> {
  const { indexNowKey, indexNowUrl, publicOrigin, webhooksToLocalhost } = ctx.app.config;
  if (indexNowKey === undefined) return;
  const addresses = await untoldAddresses(ctx);
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
  // 202: taken, and the key is looked at later.
  if ('status' in answer && (answer.status === 200 || answer.status === 202)) {
    await markTold(ctx, addresses);
    return;
  }
  const why = 'status' in answer ? `answered ${answer.status}` : answer.problem;
  throw new Error(`IndexNow did not take ${addresses.length} addresses: ${why}`);
}
