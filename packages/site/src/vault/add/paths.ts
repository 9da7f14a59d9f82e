/** Where members bring in what their family has. */
export const addToVaultPath = '/memory-vault/add';
