import { ConsoleViewEntity } from '#features/operations/console-views/console-view.entity.ts';
import { ConsoleViewsResolver } from '#features/operations/console-views/console-views.resolver.ts';
import { defineFeature } from '#platform/feature.ts';

export { forgetConsoleViewsOf } from '#features/operations/console-views/console-views.ts';

export const consoleViewsFeature = defineFeature({
  name: 'console-views',
  entities: [ConsoleViewEntity],
  resolvers: [ConsoleViewsResolver],
});
