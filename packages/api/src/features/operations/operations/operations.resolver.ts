import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { requireStaff, type RequestContext } from '#platform/context.ts';
import {
  AppliedMigration,
  DeadLetterConnection,
  FamilyStorageConnection,
  JobQueueStanding,
  PartHealth,
  StorageUse,
} from '#features/operations/operations/operations.types.ts';
import { listFamilyStorage } from '#features/operations/operations/list-family-storage.ts';
import { readHealth } from '#features/operations/operations/read-health.ts';
import { listDeadLetters, readQueues } from '#features/operations/operations/read-queues.ts';
import { readStorage } from '#features/operations/operations/read-storage.ts';
import {
  discardDeadLetter,
  retryDeadLetter,
} from '#features/operations/operations/tend-dead-letters.ts';
import { appliedMigrations } from '#platform/database/applied-migrations.ts';
import { connectionOf } from '#platform/graphql/connection.ts';

@Resolver()
export class OperationsResolver {
  @Query(() => [JobQueueStanding], { description: 'Queues with failures first.' })
  jobQueues(@Ctx() ctx: RequestContext): Promise<JobQueueStanding[]> {
    requireStaff(ctx, 'operations.read');
    return readQueues(ctx);
  }

  @Query(() => DeadLetterConnection, { description: 'Newest first.' })
  async deadLetters(
    @Ctx() ctx: RequestContext,
    @Arg('first', () => Int, { nullable: true }) first?: number | null,
    @Arg('after', () => String, { nullable: true }) after?: string | null,
  ): Promise<DeadLetterConnection> {
    requireStaff(ctx, 'operations.read');
    return connectionOf(await listDeadLetters(ctx, { first, after }));
  }

  @Mutation(() => ID, { description: 'Requeues the job as a new one.' })
  retryDeadLetter(@Ctx() ctx: RequestContext, @Arg('id', () => ID) id: string): Promise<string> {
    requireStaff(ctx, 'operations.write');
    return retryDeadLetter(ctx, id);
  }

  @Mutation(() => ID, { description: 'Deletes the job permanently.' })
  discardDeadLetter(@Ctx() ctx: RequestContext, @Arg('id', () => ID) id: string): Promise<string> {
    requireStaff(ctx, 'operations.write');
    return discardDeadLetter(ctx, id);
  }

  @Query(() => StorageUse)
  storageUse(@Ctx() ctx: RequestContext): Promise<StorageUse> {
    requireStaff(ctx, 'operations.read');
    return readStorage(ctx);
  }

  @Query(() => FamilyStorageConnection, { description: 'What families store; largest first.' })
  async storageByFamily(
    @Ctx() ctx: RequestContext,
    @Arg('first', () => Int, { nullable: true }) first?: number | null,
    @Arg('after', () => String, { nullable: true }) after?: string | null,
  ): Promise<FamilyStorageConnection> {
    requireStaff(ctx, 'operations.read');
    return connectionOf(await listFamilyStorage(ctx, { first, after }));
  }

  @Query(() => [PartHealth])
  partsHealth(@Ctx() ctx: RequestContext): Promise<PartHealth[]> {
    requireStaff(ctx, 'operations.read');
    return readHealth(ctx);
  }

  @Query(() => [AppliedMigration], { description: 'Newest first.' })
  migrations(@Ctx() ctx: RequestContext): Promise<AppliedMigration[]> {
    requireStaff(ctx, 'operations.read');
    // None is pending: the start runs them all.
    return appliedMigrations(ctx.em);
  }
}
