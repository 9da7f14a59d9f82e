/** Where members bring in what their family has. */
export const addToVaultPath = '/memory-vault/add';
/** What a link to it says. */
export const addLinkWords = 'Add photos, videos and files';
