/** Nothing of a member, an administrator or a mail link is for search engines. */
const closed = ['/api/', '/graphql', '/media/', '/admin', '/cpanel', '/shared/', '/answer/'];

/** robots.txt (RFC 9309). A page that must not be listed says so itself; this saves the visits. */
export function robots(origin: string): string {
  const lines = closed.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...lines, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
