import type { TreeMatchDecisionName } from '@infinite/schema/catalogue/tree-files';
import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '#platform/context.ts';
import { cancelImport } from '#features/tree/gedcom/cancel-import.ts';
import { confirmImport } from '#features/tree/gedcom/confirm-import.ts';
import { decideAllMatches, decideMatches } from '#features/tree/gedcom/decide-matches.ts';
import { findImport } from '#features/tree/gedcom/find-import.ts';
import { listImports } from '#features/tree/gedcom/list-imports.ts';
import { listMatches } from '#features/tree/gedcom/list-matches.ts';
import { listProblems } from '#features/tree/gedcom/list-problems.ts';
import { showImport } from '#features/tree/gedcom/show-import.ts';
import {
  TreeImportConnection,
  TreeImportMatchConnection,
  TreeImportProblemConnection,
  TreeImportType,
  TreeMatchDecision,
  TreeMatchDecisionInput,
} from '#features/tree/gedcom/tree-import.types.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { connectionOf } from '#platform/graphql/connection.ts';

@Resolver()
export class GedcomResolver {
  @Query(() => TreeImportConnection, {
    description: 'Files brought into the family’s tree; 20 a page by default, at most 50.',
  })
  async treeImports(
    @Ctx() ctx: RequestContext,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ): Promise<TreeImportConnection> {
    return connectionOf(await listImports(ctx, { first, after }));
  }

  @Query(() => TreeImportType, {
    nullable: true,
    description: 'Null if it does not exist for the caller.',
  })
  async treeImport(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
  ): Promise<TreeImportType | null> {
    try {
      return await showImport(ctx, await findImport(ctx, id));
    } catch (error) {
      if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
      throw error;
    }
  }

  @Query(() => TreeImportProblemConnection, {
    description: 'What of the file was changed or left out; 100 a page by default, at most 500.',
  })
  async treeImportProblems(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ): Promise<TreeImportProblemConnection> {
    return connectionOf(await listProblems(ctx, await findImport(ctx, id), { first, after }));
  }

  @Query(() => TreeImportMatchConnection, {
    description: 'People whom the tree may have already; 50 a page by default, at most 200.',
  })
  async treeImportMatches(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ): Promise<TreeImportMatchConnection> {
    return connectionOf(await listMatches(ctx, await findImport(ctx, id), { first, after }));
  }

  @Mutation(() => Boolean, { description: 'What becomes of some of the matches; at most 500.' })
  async decideTreeImportMatches(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('decisions', () => [TreeMatchDecisionInput]) decisions: TreeMatchDecisionInput[],
  ): Promise<boolean> {
    await decideMatches(ctx, id, decisions);
    return true;
  }

  @Mutation(() => Boolean, { description: 'The same decision about every match.' })
  async decideAllTreeImportMatches(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('decision', () => TreeMatchDecision) decision: TreeMatchDecisionName,
  ): Promise<boolean> {
    await decideAllMatches(ctx, id, decision);
    return true;
  }

  @Mutation(() => TreeImportType, {
    description: 'Adds the file to the tree, all of it or nothing, in the background.',
  })
  async confirmTreeImport(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('withMedia', () => Boolean, { defaultValue: true }) withMedia: boolean,
  ): Promise<TreeImportType> {
    await confirmImport(ctx, id, withMedia);
    return showImport(ctx, await findImport(ctx, id));
  }

  @Mutation(() => TreeImportType, { description: 'Nothing of the file stays in the tree.' })
  async cancelTreeImport(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
  ): Promise<TreeImportType> {
    await cancelImport(ctx, id);
    return showImport(ctx, await findImport(ctx, id));
  }
}
