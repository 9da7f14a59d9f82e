import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver } from 'type-graphql';
import { systemSettingsInput } from '@infinite/schema/settings/system-settings.input';
import { requireStaff, type RequestContext } from '#platform/context.ts';
import { readSettings } from '#features/operations/settings/read-settings.ts';
import { settingChanges } from '#features/operations/settings/setting-changes.ts';
import {
  SettingChange,
  SystemSettings,
  SystemSettingsInput,
} from '#features/operations/settings/settings.types.ts';
import { updateSettings } from '#features/operations/settings/update-settings.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

@Resolver(() => SystemSettings)
export class SettingsResolver {
  @Query(() => SystemSettings, { description: 'For administrators.' })
  async systemSettings(@Ctx() ctx: RequestContext): Promise<SystemSettings> {
    requireStaff(ctx, 'settings.read');
    return readSettings(ctx);
  }

  @Mutation(() => SystemSettings, {
    description:
      'For administrators. `version` is the one that was looked at: CONFLICT when a setting that ' +
      'is to be changed was changed by somebody else since.',
  })
  async updateSystemSettings(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SystemSettingsInput) input: SystemSettingsInput,
    @Arg('version', () => Int) version: number,
  ): Promise<SystemSettings> {
    requireStaff(ctx, 'settings.write');
    return updateSettings(ctx, parseInput(systemSettingsInput, withoutNulls(input)), version);
  }

  @FieldResolver(() => [SettingChange], { description: 'The last change of each, newest first.' })
  changes(@Ctx() ctx: RequestContext): Promise<SettingChange[]> {
    return settingChanges(ctx);
  }
}

function withoutNulls(input: object): object {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));
}
