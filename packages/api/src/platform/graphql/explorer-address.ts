import type { IncomingMessage } from 'node:http';

/**
 * A browser that opens /graphql gets the explorer, a page of the site; a client that asks for JSON
 * at the same address gets an answer. Clients that accept anything ('*', like curl) get JSON.
 */
export function explorerAddress(request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>) {
  const url = request.url ?? '/';
  const isPage = request.method === 'GET' || request.method === 'HEAD';
  if (!isPage || !/^\/graphql(?:$|\?)/.test(url)) return url;
  return request.headers.accept?.includes('text/html') ? url.replace('/graphql', '/graphiql') : url;
}
