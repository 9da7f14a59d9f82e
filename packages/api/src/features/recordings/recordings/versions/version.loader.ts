import DataLoader from 'dataloader';
import { loaderOf, type RequestContext } from '#platform/context.ts';
import {
  currentVersions,
  type Version,
} from '#features/recordings/recordings/versions/find-versions.ts';

const versionsKey = Symbol('versions of recordings');

/** What recipients would get of a recording as it is now; many in one query. */
export function versionOf(ctx: RequestContext, recordingId: string): Promise<Version | null> {
  const loader = loaderOf(
    ctx,
    versionsKey,
    () =>
      new DataLoader(
        async (ids: readonly string[]) => {
          const versions = await currentVersions(ctx, ids);
          return ids.map((id) => versions.get(id) ?? null);
        },
        // A mutation in the same request may change the trim.
        { cache: false },
      ),
  );
  return loader.load(recordingId);
}
