import { ApiKeyEntity } from '#features/integrations/api-keys/api-key.entity.ts';
import { ApiKeysResolver } from '#features/integrations/api-keys/api-keys.resolver.ts';
import { forgetEndedKeys } from '#features/integrations/api-keys/forget-ended-keys.sweep.ts';
import { defineFeature } from '#platform/feature.ts';

export { gateOfKeys } from '#features/integrations/api-keys/api-keys.gate.ts';
export { bearerOf, resolveKey } from '#features/integrations/api-keys/resolve-key.ts';
export { guardRoutes } from '#features/integrations/api-keys/guard-routes.rest.ts';
export { countKeysOf } from '#features/integrations/api-keys/count-keys.ts';
export { revokeKeysOf } from '#features/integrations/api-keys/revoke-keys-of.ts';

export const apiKeysFeature = defineFeature({
  name: 'api-keys',
  entities: [ApiKeyEntity],
  resolvers: [ApiKeysResolver],
  sweeps: [forgetEndedKeys],
});
