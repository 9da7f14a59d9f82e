import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver } from 'type-graphql';
import { requireStaff, type RequestContext } from '#platform/context.ts';
import { loadSiteSettings } from '#features/publishing/site-settings/read-site-settings.ts';
import {
  SiteSettings,
  SiteSettingsInput,
} from '#features/publishing/site-settings/site-settings.types.ts';
import { updateSiteSettings } from '#features/publishing/site-settings/update-site-settings.ts';

@Resolver(() => SiteSettings)
export class SiteSettingsResolver {
  @Query(() => SiteSettings, { description: 'For administrators.' })
  siteSettings(@Ctx() ctx: RequestContext) {
    requireStaff(ctx, 'content.read');
    return loadSiteSettings(ctx.em);
  }

  @Mutation(() => SiteSettings, { description: 'For administrators.' })
  updateSiteSettings(
    @Ctx() ctx: RequestContext,
    @Arg('version', () => Int) version: number,
    @Arg('input', () => SiteSettingsInput) input: SiteSettingsInput,
  ) {
    return updateSiteSettings(ctx, { version, input });
  }

  @FieldResolver(() => String, { description: 'Used while `supportEmail` is null.' })
  configuredSupportEmail(@Ctx() ctx: RequestContext): string {
    return ctx.app.config.supportEmail;
  }

  @FieldResolver(() => String, { description: 'Used while `supportPhone` is null.' })
  configuredSupportPhone(@Ctx() ctx: RequestContext): string {
    return ctx.app.config.supportPhone;
  }
}
