import { settingsRest } from '#features/operations/settings/settings.rest.ts';
import { SettingsResolver } from '#features/operations/settings/settings.resolver.ts';
import { defineFeature } from '#platform/feature.ts';

export {
  closeForMaintenance,
  isClosedTo,
  mayBeClosed,
} from '#features/operations/settings/maintenance.rest.ts';
export { obedientMailer } from '#features/operations/settings/obedient-mailer.ts';
export { readSettings } from '#features/operations/settings/read-settings.ts';

export const settingsFeature = defineFeature({
  name: 'settings',
  resolvers: [SettingsResolver],
  rest: settingsRest,
});
