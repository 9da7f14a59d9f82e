import DataLoader from 'dataloader';
import { loaderOf, type RequestContext } from '#platform/context.ts';
import {
  emptyReport,
  reportsOf,
  type IssueReport,
} from '#features/publishing/newsletter/list-issues.ts';

const key = Symbol('newsletter reports');

/** The report of an issue; a list's are loaded with one query. */
export function reportOf(ctx: RequestContext, id: string): Promise<IssueReport> {
  const loader = loaderOf(
    ctx,
    key,
    () =>
      new DataLoader<string, IssueReport>(async (ids) => {
        const reports = await reportsOf(ctx, ids);
        return ids.map((each) => reports.get(each) ?? emptyReport);
      }),
  );
  return loader.load(id);
}
