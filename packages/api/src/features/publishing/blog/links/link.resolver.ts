import { blogLimits } from '@infinite/schema/catalogue/blog';
import {
  Arg,
  Ctx,
  Field,
  FieldResolver,
  Int,
  ObjectType,
  Query,
  registerEnumType,
  Resolver,
  Root,
} from 'type-graphql';
import { requireStaff, type RequestContext } from '#platform/context.ts';
import type { ListedPost } from '#features/publishing/blog/post-columns.ts';
import { BlogPostSummary } from '#features/publishing/blog/blog.types.ts';
import { checkLinks } from '#features/publishing/blog/links/check-links.ts';
import { countLinkProblems } from '#features/publishing/blog/post.loaders.ts';

enum BlogLinkFault {
  NOT_FOUND = 'NOT_FOUND',
  MOVED = 'MOVED',
  MALFORMED = 'MALFORMED',
  NOT_ANSWERED = 'NOT_ANSWERED',
}
registerEnumType(BlogLinkFault, { name: 'BlogLinkFault' });

@ObjectType({ description: 'A broken or misleading link in an article.' })
class BlogLinkProblem {
  @Field(() => String)
  address!: string;

  @Field(() => String, { description: 'Link text, or alt text of its image.' })
  words!: string;

  @Field(() => Int, { description: 'Line of the text, from 1.' })
  line!: number;

  @Field(() => BlogLinkFault)
  fault!: BlogLinkFault;
}

@Resolver(() => BlogPostSummary)
export class BlogLinkResolver {
  @Query(() => [BlogLinkProblem], {
    description: "Requests this site's own links; only parses external ones.",
  })
  checkBlogLinks(@Ctx() ctx: RequestContext, @Arg('body', () => String) body: string) {
    requireStaff(ctx, 'content.read');
    return checkLinks(ctx, body.slice(0, blogLimits.body));
  }

  @FieldResolver(() => Int, { description: 'Broken links that the nightly check found.' })
  linkProblems(@Ctx() ctx: RequestContext, @Root() { id }: ListedPost): Promise<number> {
    return countLinkProblems(ctx, id);
  }
}
