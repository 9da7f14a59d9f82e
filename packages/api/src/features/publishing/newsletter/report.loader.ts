import DataLoader from 'dataloader';
import { loaderOf, type RequestContext } from '#context.ts';
import {
  emptyReport,
  reportsOf,
  type CampaignReport,
} from '#features/publishing/newsletter/list-campaigns.ts';

const key = Symbol('newsletter reports');

/** What has become of a letter; those of a whole list are counted together. */
export function reportOf(ctx: RequestContext, id: string): Promise<CampaignReport> {
  const loader = loaderOf(
    ctx,
    key,
    () =>
      new DataLoader<string, CampaignReport>(async (ids) => {
        const reports = await reportsOf(ctx, ids);
        return ids.map((each) => reports.get(each) ?? emptyReport);
      }),
  );
  return loader.load(id);
}
