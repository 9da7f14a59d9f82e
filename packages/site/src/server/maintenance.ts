import { maintenancePath, maintenanceRetrySeconds } from '@infinite/schema/catalogue/maintenance';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageFacts } from '#renderer/page-audience.ts';
import { PageCache } from './page-cache.ts';
import { render } from './render.ts';
import { contentSecurityPolicy } from './security-headers.ts';

/** Whether the site is closed, as the API says. */
export interface Maintenance {
  /** False unless the site is certainly closed; checked for every request, so it must be cheap. */
  readonly possible: () => boolean;
  readonly closedTo: (request: FastifyRequest) => Promise<boolean>;
}

/**
 * The page that replaces all others during maintenance, rendered once until its content changes.
 */
export class MaintenancePage {
  readonly #drawn = new PageCache();

  constructor(private readonly facts: () => Promise<PageFacts>) {}

  clear(): void {
    this.#drawn.clear();
  }

  async answer(reply: FastifyReply): Promise<FastifyReply> {
    const { bodies } = await this.#drawn.fill(maintenancePath, 'public', async () => {
      const { body } = await render({
        url: maintenancePath,
        ...(await this.facts()),
        viewer: null,
      });
      return body;
    });
    return reply
      .status(503)
      .header('retry-after', String(maintenanceRetrySeconds))
      .header('cache-control', 'no-store')
      .header('content-security-policy', contentSecurityPolicy)
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'same-origin')
      .type('text/html; charset=utf-8')
      .send(bodies.identity);
  }
}
