import type { TestApp } from '@infinite/api/testing/test-app';

export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As it was registered: '/media/:id'. */
  url: string;
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Every route the server answers, read off its router, so that none can be forgotten. */
export function routesOf(server: TestApp['server']): Route[] {
  const routes: Route[] = [];
  const path: string[] = [];
  for (const line of server.printRoutes({ commonPrefix: false }).split('\n')) {
    const found = /^((?:│ {3}| {4})*)(?:├── |└── )(\S*) ?(?:\(([^)]*)\))?/.exec(line);
    if (!found) continue;
    path.length = (found[1]?.length ?? 0) / 4;
    path.push(found[2] ?? '');
    const verbs = (found[3] ?? '').split(', ');
    for (const method of methods)
      if (verbs.includes(method)) routes.push({ method, url: path.join('') });
  }
  return routes;
}
