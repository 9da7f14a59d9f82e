import { Arg, Ctx, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '#platform/context.ts';
import {
  deleteCannedAnswer,
  listCannedAnswers,
  saveCannedAnswer,
} from '#features/publishing/enquiries/canned/canned-answers.ts';

@ObjectType('CannedAnswer', { description: 'A text that answers many enquiries.' })
class CannedAnswerType {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => String, {
    description: 'Plain text. {name} and {number} stand for the sender and the number.',
  })
  body!: string;

  @Field(() => Int)
  version!: number;
}

/** For administrators. */
@Resolver()
export class CannedAnswerResolver {
  @Query(() => [CannedAnswerType], { description: 'By name; at most 200.' })
  cannedAnswers(@Ctx() ctx: RequestContext) {
    return listCannedAnswers(ctx);
  }

  @Mutation(() => CannedAnswerType, { description: 'Without an id, a new one.' })
  saveCannedAnswer(
    @Ctx() ctx: RequestContext,
    @Arg('name', () => String) name: string,
    @Arg('body', () => String) body: string,
    @Arg('id', () => ID, { nullable: true }) id?: string | null,
    @Arg('version', () => Int, { nullable: true }) version?: number | null,
  ) {
    return saveCannedAnswer(ctx, { id: id ?? null, version: version ?? null, name, body });
  }

  @Mutation(() => Boolean)
  deleteCannedAnswer(@Ctx() ctx: RequestContext, @Arg('id', () => ID) id: string) {
    return deleteCannedAnswer(ctx, id);
  }
}
