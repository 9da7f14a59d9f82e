import { serveExports } from '#features/operations/admin-exports/admin-exports.rest.ts';
import { defineFeature } from '#platform/feature.ts';

export const adminExportsFeature = defineFeature({ name: 'admin-exports', rest: serveExports });
