import {
  isOpenInMaintenance,
  maintenanceRetrySeconds,
  openInMaintenance,
} from '@infinite/schema/catalogue/maintenance';
import { maintenanceWords } from '@infinite/schema/words/maintenance.en';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Kind, parse, type OperationDefinitionNode } from 'graphql';
import { z } from 'zod';
import type { AppContext } from '#platform/context.ts';
import { keptSettings, readSettings } from '#features/operations/settings/read-settings.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { ResolveActor } from '#platform/http/request-context.ts';

/** The site's pages: it answers them itself, with a page. */
const pages = '/*';

/**
 * While maintenance lasts every call answers 503 to everyone but staff, apart from
 * sign-in, the admin area and health. Jobs go on: what is due is delivered.
 */
export function closeForMaintenance(
  server: FastifyInstance,
  app: AppContext,
  resolveActor: ResolveActor,
): void {
  server.addHook('preHandler', (request, reply, done) => {
    if (!mayBeClosed(app) || request.routeOptions.url === pages) return done();
    isClosedTo(app, request, resolveActor).then((closed) => {
      if (!closed) return done();
      reply.header('retry-after', String(maintenanceRetrySeconds));
      return done(new AppError('UNAVAILABLE', { words: maintenanceWords.refusal }));
    }, done);
  });
}

/** Whether it is worth asking; false costs nothing, and is what is nearly always so. */
export function mayBeClosed(app: AppContext): boolean {
  return keptSettings(app)?.maintenanceMode !== false;
}

/** Whether maintenance keeps this caller out of what they ask for. */
export async function isClosedTo(
  app: AppContext,
  request: FastifyRequest,
  resolveActor: ResolveActor,
): Promise<boolean> {
  const { maintenanceMode } = await readSettings({ app });
  if (!maintenanceMode) return false;
  const [path = ''] = request.url.split('?', 1);
  if (isOpenInMaintenance(path)) return false;
  if (path === '/graphql' && asksOnlyToSignIn(request)) return false;
  const actor = await resolveActor(app, request);
  // Who must set a second factor up first does it now, and ends the maintenance then.
  return !(actor.kind === 'member' && (actor.role !== 'member' || actor.secondFactorDue));
}

const graphqlRequest = z.object({ query: z.string().max(20_000) });

function asksOnlyToSignIn(request: FastifyRequest): boolean {
  const asked = graphqlRequest.safeParse(request.method === 'GET' ? request.query : request.body);
  if (!asked.success) return false;
  try {
    const { definitions } = parse(asked.data.query, { maxTokens: 2000 });
    const operations = definitions.filter(
      (definition): definition is OperationDefinitionNode =>
        definition.kind === Kind.OPERATION_DEFINITION,
    );
    return operations.every(({ selectionSet }) =>
      selectionSet.selections.every(
        (field) =>
          field.kind === Kind.FIELD &&
          openInMaintenance.operations.some((open) => open === field.name.value),
      ),
    );
  } catch {
    return false;
  }
}
