import { documentTextWords } from '#features/insights/document-texts/document-texts.en.ts';
import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '#platform/context.ts';
import { excludeText, readTextAgain } from '#features/insights/document-texts/change-text.ts';
import { DocumentTextType } from '#features/insights/document-texts/document-text.types.ts';
import { showText } from '#features/insights/document-texts/show-text.ts';

@Resolver()
export class DocumentTextResolver {
  @Query(() => DocumentTextType, {
    nullable: true,
    description: 'Null for what is no PDF and no text file, or not for the whole family.',
  })
  async documentText(
    @Ctx() ctx: RequestContext,
    @Arg('recordingId', () => ID) recordingId: string,
  ): Promise<DocumentTextType | null> {
    const shown = await showText(ctx, recordingId);
    if (!shown) return null;
    const { stored, ...rest } = shown;
    return {
      ...rest,
      problemWords: stored?.problem ? documentTextWords.problem[stored.problem] : null,
      pageCount: stored?.pageCount ?? 0,
      readPages: stored?.pieces.at(-1)?.page ?? 0,
      madeAt: stored?.madeAt ?? null,
    };
  }

  @Mutation(() => DocumentTextType, {
    nullable: true,
    description: 'Excludes a document, which forgets its text.',
  })
  async excludeDocumentText(
    @Ctx() ctx: RequestContext,
    @Arg('recordingId', () => ID) recordingId: string,
  ): Promise<DocumentTextType | null> {
    await excludeText(ctx, recordingId);
    return this.documentText(ctx, recordingId);
  }

  @Mutation(() => DocumentTextType, {
    nullable: true,
    description: 'Reads what was excluded, or could not be read, once more.',
  })
  async readDocumentAgain(
    @Ctx() ctx: RequestContext,
    @Arg('recordingId', () => ID) recordingId: string,
  ): Promise<DocumentTextType | null> {
    await readTextAgain(ctx, recordingId);
    return this.documentText(ctx, recordingId);
  }
}
