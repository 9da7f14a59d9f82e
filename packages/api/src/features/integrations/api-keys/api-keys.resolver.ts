import {
  createApiKeyInput,
  createServiceKeyInput,
  type CreateKeyInput,
} from '@infinite/schema/api-keys/api-key.input';
import type { ApiKeyKindName } from '@infinite/schema/catalogue/api-scopes';
import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { requireStaff, requirePerson, type RequestContext } from '#platform/context.ts';
import {
  ApiKeyConnection,
  ApiKeyState,
  CreateApiKeyInput,
  CreatedApiKey,
  RotatedApiKey,
  type ApiKey,
} from '#features/integrations/api-keys/api-key.types.ts';
import type { ApiKeyRow } from '#features/integrations/api-keys/api-key.entity.ts';
import { createApiKey } from '#features/integrations/api-keys/create-api-key.ts';
import { listApiKeys, type ListedKey } from '#features/integrations/api-keys/list-api-keys.ts';
import { rotateApiKey } from '#features/integrations/api-keys/rotate-api-key.ts';
import { revokeApiKey } from '#features/integrations/api-keys/revoke-api-key.ts';
import { findUser } from '#features/people/identity/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { parseInput } from '#platform/errors/parse-input.ts';
import { connectionOf, idOf } from '#platform/graphql/connection.ts';

@Resolver()
export class ApiKeysResolver {
  @Query(() => ApiKeyConnection, { description: "The member's own keys." })
  async apiKeys(
    @Ctx() ctx: RequestContext,
    @Arg('first', () => Int, { nullable: true }) first?: number | null,
    @Arg('after', () => String, { nullable: true }) after?: string | null,
  ): Promise<ApiKeyConnection> {
    requirePerson(ctx);
    return connection(ctx, 'personal', { first, after });
  }

  @Mutation(() => CreatedApiKey, { description: 'A key that acts as the member, in this family.' })
  async createApiKey(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CreateApiKeyInput) input: CreateApiKeyInput,
  ): Promise<CreatedApiKey> {
    requirePerson(ctx);
    return create(ctx, 'personal', parseInput(createApiKeyInput, input));
  }

  @Mutation(() => Boolean, { description: 'Takes effect immediately.' })
  async revokeApiKey(@Ctx() ctx: RequestContext, @Arg('id', () => ID) id: string) {
    requirePerson(ctx);
    await revokeApiKey(ctx, 'personal', id);
    return true;
  }

  @Mutation(() => RotatedApiKey, {
    description: 'A new key in place of one, which works for another 24 hours.',
  })
  async rotateApiKey(@Ctx() ctx: RequestContext, @Arg('id', () => ID) id: string) {
    requirePerson(ctx);
    return rotate(ctx, 'personal', id);
  }

  @Query(() => ApiKeyConnection, { description: "The product's keys, for administrators." })
  async serviceKeys(
    @Ctx() ctx: RequestContext,
    @Arg('first', () => Int, { nullable: true }) first?: number | null,
    @Arg('after', () => String, { nullable: true }) after?: string | null,
  ): Promise<ApiKeyConnection> {
    requireStaff(ctx, 'developers');
    return connection(ctx, 'service', { first, after });
  }

  @Mutation(() => CreatedApiKey, { description: "A key for an administrator's work." })
  async createServiceKey(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CreateApiKeyInput) input: CreateApiKeyInput,
  ): Promise<CreatedApiKey> {
    requireStaff(ctx, 'developers');
    return create(ctx, 'service', parseInput(createServiceKeyInput, input));
  }

  @Mutation(() => Boolean, { description: 'Takes effect immediately.' })
  async revokeServiceKey(@Ctx() ctx: RequestContext, @Arg('id', () => ID) id: string) {
    requireStaff(ctx, 'developers');
    await revokeApiKey(ctx, 'service', id);
    return true;
  }

  @Mutation(() => RotatedApiKey, {
    description: 'A new key in place of one, which works for another 24 hours.',
  })
  async rotateServiceKey(@Ctx() ctx: RequestContext, @Arg('id', () => ID) id: string) {
    requireStaff(ctx, 'developers');
    return rotate(ctx, 'service', id);
  }
}

async function create(ctx: RequestContext, kind: ApiKeyKindName, input: CreateKeyInput) {
  return withMaker(ctx, await createApiKey(ctx, kind, input));
}

async function rotate(ctx: RequestContext, kind: ApiKeyKindName, id: string) {
  const made = await rotateApiKey(ctx, kind, id);
  return { ...(await withMaker(ctx, made)), oldExpiresAt: made.oldExpiresAt };
}

async function withMaker(
  ctx: RequestContext,
  { secret, apiKey }: { secret: string; apiKey: ApiKeyRow },
) {
  const maker = await findUser(ctx.em, apiKey.userId);
  if (!maker) throw new AppError('NOT_FOUND', { log: 'the maker of a key has no account' });
  return { secret, apiKey: keyType(ctx, { ...apiKey, madeBy: maker.username }) };
}

async function connection(
  ctx: RequestContext,
  kind: ApiKeyKindName,
  page: { first?: number | null; after?: string | null },
): Promise<ApiKeyConnection> {
  const { keys, hasNextPage } = await listApiKeys(ctx, kind, page);
  const nodes = keys.map((key) => keyType(ctx, key));
  return connectionOf({ nodes, hasNextPage, cursorOf: idOf });
}

function keyType(ctx: RequestContext, key: ListedKey): ApiKey {
  const ended =
    key.expiresAt && key.expiresAt.epochMilliseconds <= ctx.clock.now().epochMilliseconds;
  return { ...key, state: ended ? ApiKeyState.EXPIRED : ApiKeyState.ACTIVE };
}
