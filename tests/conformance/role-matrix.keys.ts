import type { Classified } from './role-matrix.classification.ts';

/** Of API keys: a member's own, and those of the product. */
export const keyOperations: Record<string, Classified> = {
  apiKeys: { access: 'own' },
  createApiKey: {
    access: 'own',
    needs: 'seeRecordings',
    make: () => ({ input: { name: 'a script', scopes: ['messages:read'] } }),
  },
  revokeApiKey: { access: 'object', ofAccount: true, make: ({ apiKeyId }) => ({ id: apiKeyId }) },
  rotateApiKey: {
    access: 'object',
    ofAccount: true,
    needs: 'seeRecordings',
    make: ({ apiKeyId }) => ({ id: apiKeyId }),
  },
  serviceKeys: { access: { staff: 'developers' } },
  createServiceKey: {
    access: { staff: 'developers' },
    make: () => ({ input: { name: 'a robot', scopes: ['users:read'] } }),
  },
  rotateServiceKey: {
    access: { staff: 'developers' },
    make: ({ serviceKeyId }) => ({ id: serviceKeyId }),
    // The one of the fixture has expired.
    ownerMayGet: ['WRONG_STATE'],
  },
  revokeServiceKey: {
    access: { staff: 'developers' },
    make: ({ serviceKeyId }) => ({ id: serviceKeyId }),
  },
};
