import type { ApiScope } from './api-scopes.ts';

/** What an API key needs for the calls of the family tree. Of the living it sees more with `tree:living`. */
export const treeAccess: Readonly<Record<string, ApiScope | 'person'>> = {
  treeIndividuals: 'tree:read',
  treeIndividual: 'tree:read',
  addTreePerson: 'tree:write',
  addTreeFact: 'tree:write',
  changeTreeFact: 'tree:write',
  removeTreeFact: 'tree:write',
};
