import type { ImportRefusal } from '@infinite/schema/catalogue/newsletter';
import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '#platform/context.ts';
import {
  NewsletterImportConnection,
  NewsletterImportRefusalConnection,
  NewsletterImportRefusalReason,
  NewsletterImportResult,
} from '#features/publishing/newsletter/import/import.types.ts';
import {
  countRefusals,
  findImport,
  listImports,
  listRefusals,
  type ListedImport,
} from '#features/publishing/newsletter/import/list-imports.ts';
import { mayUndoImport, undoImport } from '#features/publishing/newsletter/import/undo-import.ts';
import { connectionOf } from '#platform/graphql/connection.ts';

/** Imports of subscribers. An import itself is a REST call, since it carries a file. */
@Resolver()
export class NewsletterImportResolver {
  @Query(() => NewsletterImportConnection, { description: 'Newest first.' })
  async newsletterImports(
    @Ctx() ctx: RequestContext,
    @Arg('first', () => Int, { nullable: true }) first?: number | null,
    @Arg('after', () => String, { nullable: true }) after?: string | null,
  ) {
    return connectionOf(await listImports(ctx, { first, after }));
  }

  @Query(() => NewsletterImportResult)
  async newsletterImport(@Ctx() ctx: RequestContext, @Arg('id', () => ID) id: string) {
    return resultOf(ctx, await findImport(ctx, id));
  }

  @Query(() => NewsletterImportRefusalConnection, {
    description: 'Rows that were not imported, as the file orders them. Kept for 90 days.',
  })
  async newsletterImportRefusals(
    @Ctx() ctx: RequestContext,
    @Arg('importId', () => ID) importId: string,
    @Arg('reason', () => NewsletterImportRefusalReason, { nullable: true })
    reason?: ImportRefusal | null,
    @Arg('first', () => Int, { nullable: true }) first?: number | null,
    @Arg('after', () => String, { nullable: true }) after?: string | null,
  ) {
    return connectionOf(await listRefusals(ctx, { importId, reason, first, after }));
  }

  @Mutation(() => NewsletterImportResult, {
    description:
      'Takes its people off the list, while nothing has been sent to them. People who changed their choices since then stay.',
  })
  async undoNewsletterImport(@Ctx() ctx: RequestContext, @Arg('id', () => ID) id: string) {
    return resultOf(ctx, await undoImport(ctx, id));
  }
}

async function resultOf(ctx: RequestContext, found: ListedImport): Promise<NewsletterImportResult> {
  return {
    ...found,
    refusals: await countRefusals(ctx, found.id),
    mayUndo: await mayUndoImport(ctx, found),
  };
}
