/** The User-Agent with which the audit requests the pages of its own site; a bot's, so no visit counts. */
export const auditAgent = 'InfiniteConnections-SEO-audit-bot/1.0';
