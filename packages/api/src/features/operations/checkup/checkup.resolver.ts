import { Ctx, Query, Resolver } from 'type-graphql';
import { requireStaff, type RequestContext } from '#platform/context.ts';
import {
  InstallationCheckup,
  InstallationVersions,
} from '#features/operations/checkup/checkup.types.ts';
import { readVersions } from '#features/operations/checkup/read-versions.ts';
import { runCheckup } from '#features/operations/checkup/run-checkup.ts';

@Resolver()
export class CheckupResolver {
  @Query(() => InstallationCheckup, { description: 'Runs every check now.' })
  async installationCheckup(@Ctx() ctx: RequestContext): Promise<InstallationCheckup> {
    requireStaff(ctx, 'operations.read');
    const { checks, ...overall } = await runCheckup(ctx);
    return { ...overall, checks: [...checks] };
  }

  @Query(() => InstallationVersions)
  installationVersions(@Ctx() ctx: RequestContext): Promise<InstallationVersions> {
    requireStaff(ctx, 'operations.read');
    return readVersions(ctx);
  }
}
