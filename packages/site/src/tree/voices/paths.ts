import { treePersonPath } from '#tree/paths.ts';

/** The voices of a union of the tree, which has no other page. */
const unionVoicesPath = (id: string): string => `/voice-ancestry/${id}`;

/** Where the voices of a person or union are heard. */
export const voicesPath = ({ id, kind }: { id: string; kind: 'INDIVIDUAL' | 'UNION' }): string =>
  kind === 'UNION' ? unionVoicesPath(id) : treePersonPath(id);
