import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '#platform/context.ts';
import { toldBy } from '#features/stories/captures/told-by.loader.ts';
import { Recording } from '#features/recordings/recordings/index.ts';

@Resolver(() => Recording)
export class ToldByResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Whose answer behind a personal link it is; null for what members recorded.',
  })
  toldBy(@Ctx() ctx: RequestContext, @Root() recording: Recording): Promise<string | null> {
    return toldBy(ctx, recording.id);
  }
}
