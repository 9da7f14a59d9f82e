import type { IncomingMessage } from 'node:http';

/**
 * A browser that opens /graphql is shown the explorer, a page of the site; whoever asks for JSON
 * at the same address gets an answer. Programs that take anything ('*', as curl does) are programs.
 */
export function explorerAddress(request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>) {
  const url = request.url ?? '/';
  const isPage = request.method === 'GET' || request.method === 'HEAD';
  if (!isPage || !/^\/graphql(?:$|\?)/.test(url)) return url;
  return request.headers.accept?.includes('text/html') ? url.replace('/graphql', '/graphiql') : url;
}
