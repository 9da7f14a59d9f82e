/** By this name the audit asks for the pages of its own site. */
export const auditAgent = 'InfiniteConnections-SEO-audit-bot/1.0';

/** Whether a request comes from the audit: it opens every page and reads none. */
export const isOwnCrawler = (userAgent: string | undefined): boolean => userAgent === auditAgent;
