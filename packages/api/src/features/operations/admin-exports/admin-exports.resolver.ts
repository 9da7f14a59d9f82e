import { exportSelectionInput } from '@infinite/schema/admin-exports/export.input';
import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { storeSelection } from '#features/operations/admin-exports/export-selections.ts';
import { requireStaff, type RequestContext } from '#platform/context.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

@Resolver()
export class AdminExportsResolver {
  @Mutation(() => ID, {
    description:
      'For administrators: stores which accounts to export, at most 10,000, for an hour. The ' +
      'answer is the `selection` of GET /api/admin/export/users.',
  })
  async selectUsersToExport(
    @Ctx() ctx: RequestContext,
    @Arg('ids', () => [ID]) ids: string[],
  ): Promise<string> {
    requireStaff(ctx, 'exports');
    return storeSelection(ctx, parseInput(exportSelectionInput, { ids }).ids);
  }
}
