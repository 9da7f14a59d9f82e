import { importLimits as limits } from '@infinite/schema/catalogue/newsletter';
import type { RequestContext } from '#platform/context.ts';
import type { KnownAddresses } from '#features/publishing/newsletter/import/classify-rows.ts';
import type { ImportRow } from '#features/publishing/newsletter/import/import-file.ts';
import { NewsletterSubscriberEntity } from '#features/publishing/newsletter/subscriber.entity.ts';
import { suppressedAmong } from '#features/publishing/newsletter/suppression.ts';
import { tables } from '#platform/database/tables.ts';

/** What is stored about the addresses of a file, a chunk of them with each statement. */
export async function knownAddresses(
  ctx: RequestContext,
  rows: readonly ImportRow[],
): Promise<KnownAddresses> {
  const keys = [...new Set(rows.flatMap(({ key }) => key ?? []))];
  const known = new Map<string, 'KNOWN' | 'UNSUBSCRIBED' | 'SUPPRESSED'>();
  for (const chunk of chunksOf(keys)) {
    const stored = await tables(ctx.em, NewsletterSubscriberEntity)
      .selectFrom('newsletter_subscribers')
      .select(['emailKey', 'state'])
      .where('emailKey', 'in', chunk)
      .execute();
    for (const { emailKey, state } of stored) {
      known.set(emailKey, state === 'ACTIVE' || state === 'PENDING' ? 'KNOWN' : state);
    }
    // Also of an address that was erased since.
    for (const key of await suppressedAmong(ctx, chunk)) known.set(key, 'SUPPRESSED');
  }
  return known;
}

export function* chunksOf<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let start = 0; start < items.length; start += limits.chunk) {
    yield items.slice(start, start + limits.chunk);
  }
}
