import { settingsRest } from '#features/settings/settings.rest.ts';
import { SettingsResolver } from '#features/settings/settings.resolver.ts';
import { defineFeature } from '#platform/feature.ts';

export {
  closeForMaintenance,
  isClosedTo,
  mayBeClosed,
} from '#features/settings/maintenance.rest.ts';
export { obedientMailer } from '#features/settings/obedient-mailer.ts';
export { readSettings } from '#features/settings/read-settings.ts';

export const settingsFeature = defineFeature({
  name: 'settings',
  resolvers: [SettingsResolver],
  rest: settingsRest,
});
