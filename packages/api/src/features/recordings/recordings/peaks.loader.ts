import DataLoader from 'dataloader';
import { loaderOf, type RequestContext } from '#context.ts';
import { recordingTables } from '#features/recordings/recordings/recording-tables.ts';

const peaksKey = Symbol('peaks of recordings');

/** The waveform of a recording, or null; many in one query. Checks no permission. */
export function peaksOf(ctx: RequestContext, recordingId: string): Promise<number[] | null> {
  const loader = loaderOf(ctx, peaksKey, () => new DataLoader(loadPeaks(ctx)));
  return loader.load(recordingId);
}

function loadPeaks(ctx: RequestContext) {
  return async (ids: readonly string[]): Promise<(number[] | null)[]> => {
    const rows = await recordingTables(ctx.em)
      .selectFrom('recordings')
      .select(['id', 'peaks'])
      .where('id', 'in', ids)
      .execute();
    const peaks = new Map(rows.map((row) => [row.id, row.peaks]));
    return ids.map((id) => peaks.get(id) ?? null);
  };
}
