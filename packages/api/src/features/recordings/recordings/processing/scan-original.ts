import type { RequestContext } from '#platform/context.ts';
import { originalKey } from '#features/recordings/recordings/blob-keys.ts';
import { openVault } from '#features/recordings/recordings/open-vault.ts';

/**
 * Has an original scanned where a scanner is configured.
 * @returns the name of what was found in it; null for a clean one
 * @throws when it could not be scanned; it stays in quarantine, and the job tries again
 */
export async function scanOriginal(
  ctx: RequestContext,
  { id, familyId }: { readonly id: string; readonly familyId: string },
): Promise<string | null> {
  const { virusScanner, log } = ctx.app;
  if (!virusScanner) return null;
  const vault = await openVault(ctx, familyId);
  const found = await virusScanner.scan(vault.read(originalKey(id)));
  if (found !== null) log.warn({ recordingId: id, found }, 'malware in an upload');
  return found;
}
