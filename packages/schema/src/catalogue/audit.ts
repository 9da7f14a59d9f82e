/** Pages of the audit log. */
export const auditLimits = { page: 50, pageMax: 100, reasonCharacters: 500 } as const;

/** Reading the page of the same account again within this time is one line of the audit log. */
export const auditedReadingMinutes = 60;
