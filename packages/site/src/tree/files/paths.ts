/** Trees as files: bringing one in, and taking one along. */
export const treeFilesPath = '/family-tree/files';

export const treeImportPath = (id: string): string => `${treeFilesPath}/${id}`;
