/** Pages of the audit log. */
export const auditLimits = { page: 50, pageMax: 100, reasonCharacters: 500 } as const;
