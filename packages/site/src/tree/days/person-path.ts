/** The page of somebody in the tree. */
export const treePersonPath = (id: string): string => `/family-tree/person/${id}`;
