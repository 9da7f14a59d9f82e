import { SettingEntity } from '#features/operations/settings/setting.entity.ts';
import { SettingsVersionEntity } from '#features/operations/settings/settings-version.entity.ts';
import { settingsRest } from '#features/operations/settings/settings.rest.ts';
import { SettingsResolver } from '#features/operations/settings/settings.resolver.ts';
import { defineFeature } from '#platform/feature.ts';

export {
  closeForMaintenance,
  isClosedTo,
  mayBeClosed,
} from '#features/operations/settings/maintenance.rest.ts';
export { switchableMailer } from '#features/operations/settings/switchable-mailer.ts';
export { readSettings } from '#features/operations/settings/read-settings.ts';

export const settingsFeature = defineFeature({
  name: 'settings',
  entities: [SettingEntity, SettingsVersionEntity],
  resolvers: [SettingsResolver],
  rest: settingsRest,
});
