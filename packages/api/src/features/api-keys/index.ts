import { ApiKeyEntity } from '#features/api-keys/api-key.entity.ts';
import { ApiKeysResolver } from '#features/api-keys/api-keys.resolver.ts';
import { forgetEndedKeys } from '#features/api-keys/forget-ended-keys.sweep.ts';
import { defineFeature } from '#platform/feature.ts';

export { gateOfKeys } from '#features/api-keys/api-keys.gate.ts';
export { bearerOf, resolveKey } from '#features/api-keys/resolve-key.ts';
export { guardRoutes } from '#features/api-keys/guard-routes.rest.ts';
export { revokeKeysOf } from '#features/api-keys/revoke-keys-of.ts';

export const apiKeysFeature = defineFeature({
  name: 'api-keys',
  entities: [ApiKeyEntity],
  resolvers: [ApiKeysResolver],
  sweeps: [forgetEndedKeys],
});
