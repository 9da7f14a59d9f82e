import type { PageContextServer } from 'vike/types';

export type Data = ReturnType<typeof data>;

export function data({ urlParsed }: PageContextServer) {
  return { tooMany: urlParsed.search['problem'] === 'RATE_LIMITED' };
}
