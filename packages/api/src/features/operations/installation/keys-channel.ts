/** Notifies every process that another master key has become the active one. */
export const keysChannel = 'keys';
