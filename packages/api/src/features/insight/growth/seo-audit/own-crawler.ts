/** The User-Agent with which the audit requests the pages of its own site. */
export const auditAgent = 'InfiniteConnections-SEO-audit-bot/1.0';

/** Whether a request comes from the audit, which opens every page and is no visitor. */
export const isOwnCrawler = (userAgent: string | undefined): boolean => userAgent === auditAgent;
