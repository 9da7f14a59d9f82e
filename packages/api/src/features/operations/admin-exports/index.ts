import { serveExports } from '#features/operations/admin-exports/admin-exports.rest.ts';
import { AdminExportsResolver } from '#features/operations/admin-exports/admin-exports.resolver.ts';
import { ExportSelectionEntity } from '#features/operations/admin-exports/export-selection.entity.ts';
import { defineFeature } from '#platform/feature.ts';

export const adminExportsFeature = defineFeature({
  name: 'admin-exports',
  entities: [ExportSelectionEntity],
  resolvers: [AdminExportsResolver],
  rest: serveExports,
});
