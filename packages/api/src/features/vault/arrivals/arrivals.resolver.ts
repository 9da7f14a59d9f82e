import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { KeptOriginal } from '#features/vault/arrivals/arrivals.types.ts';
import { findKeptOriginals } from '#features/vault/arrivals/find-kept-originals.ts';
import type { RequestContext } from '#platform/context.ts';

@Resolver()
export class ArrivalsResolver {
  @Query(() => [KeptOriginal], {
    description: 'Which of these originals the family keeps, as far as you may see them.',
  })
  keptOriginals(
    @Ctx() ctx: RequestContext,
    @Arg('sha256', () => [String], { description: 'In hexadecimal; at most 200.' })
    sha256: string[],
  ): Promise<KeptOriginal[]> {
    return findKeptOriginals(ctx, sha256);
  }
}
