import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { requireStaff, type RequestContext } from '#platform/context.ts';
import { backupPlan, type BackupPlanFacts } from '#features/operations/backups/backup-plan.ts';
import {
  Backup,
  BackupConnection,
  BackupPlan,
  BackupRuleInput,
  RetentionPreview,
} from '#features/operations/backups/backup.types.ts';
import { changeBackupRule } from '#features/operations/backups/change-backup-rule.ts';
import {
  findBackup,
  lastProvenBackup,
  listBackups,
  type BackupFacts,
} from '#features/operations/backups/list-backups.ts';
import { previewRetention } from '#features/operations/backups/preview-retention.ts';
import { requestBackup } from '#features/operations/backups/request-backup.ts';
import { connectionOf, type Connection } from '#platform/graphql/connection.ts';

@Resolver(() => Backup)
export class BackupsResolver {
  @Query(() => BackupConnection, { description: 'Newest first.' })
  async backups(
    @Ctx() ctx: RequestContext,
    @Arg('first', () => Int, { nullable: true }) first?: number | null,
    @Arg('after', () => String, { nullable: true }) after?: string | null,
  ): Promise<Connection<BackupFacts>> {
    requireStaff(ctx, 'operations.read');
    return connectionOf(await listBackups(ctx, { first, after }));
  }

  @Query(() => Backup, { nullable: true, description: 'The latest verified backup.' })
  lastProvenBackup(@Ctx() ctx: RequestContext): Promise<BackupFacts | null> {
    requireStaff(ctx, 'operations.read');
    return lastProvenBackup(ctx);
  }

  @Query(() => BackupPlan)
  backupPlan(@Ctx() ctx: RequestContext): Promise<BackupPlanFacts> {
    requireStaff(ctx, 'operations.read');
    return backupPlan(ctx);
  }

  @Query(() => RetentionPreview)
  async backupRetentionPreview(
    @Ctx() ctx: RequestContext,
    @Arg('daily', () => Int) daily: number,
    @Arg('weekly', () => Int) weekly: number,
    @Arg('monthly', () => Int) monthly: number,
  ): Promise<RetentionPreview> {
    requireStaff(ctx, 'operations.read');
    const { kept, removed } = await previewRetention(ctx, { daily, weekly, monthly });
    return { kept, removed: [...removed] };
  }

  @Mutation(() => BackupPlan, {
    description: 'Backups that are no longer kept are removed after the next verified one.',
  })
  async changeBackupRule(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => BackupRuleInput) input: BackupRuleInput,
  ): Promise<BackupPlanFacts> {
    requireStaff(ctx, 'operations.write');
    await changeBackupRule(ctx, input);
    return backupPlan(ctx);
  }

  @Mutation(() => Backup, { description: 'Starts a backup, or returns the one in progress.' })
  async requestBackup(@Ctx() ctx: RequestContext): Promise<BackupFacts> {
    requireStaff(ctx, 'operations.write');
    return findBackup(ctx, await requestBackup(ctx));
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Download path; null until it exists.',
  })
  url(@Root() backup: BackupFacts): string | null {
    return backup.state === 'DONE' ? `/api/admin/backups/${backup.id}` : null;
  }
}
