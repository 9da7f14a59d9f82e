import type { EnquiryStateName } from '@infinite/schema/catalogue/enquiries';
import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '#platform/context.ts';
import {
  detailsInWords,
  stateOf,
  type Enquiry,
} from '#features/publishing/enquiries/enquiry.entity.ts';
import {
  EnquiryConnection,
  EnquiryInput,
  EnquiryKind,
  EnquiryReceipt,
  EnquiryState,
  EnquiryType,
} from '#features/publishing/enquiries/enquiry.types.ts';
import { findEnquiry } from '#features/publishing/enquiries/find-enquiry.ts';
import {
  countEnquiries,
  listEnquiries,
  type EnquiryRequest,
} from '#features/publishing/enquiries/list-enquiries.ts';
import { markAnswered } from '#features/publishing/enquiries/mark-answered.ts';
import { sendEnquiry } from '#features/publishing/enquiries/send-enquiry.ts';
import { connectionOf } from '#platform/graphql/connection.ts';

@Resolver()
export class EnquiryResolver {
  @Mutation(() => EnquiryReceipt, {
    description: 'Sends an enquiry: stored, and mailed to support. The sender gets no mail.',
  })
  sendEnquiry(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => EnquiryInput) input: EnquiryInput,
  ): Promise<EnquiryReceipt> {
    return sendEnquiry(ctx, input);
  }

  @Query(() => EnquiryConnection, {
    description: 'For administrators, the one with the newest message first.',
  })
  async enquiries(
    @Ctx() ctx: RequestContext,
    @Arg('kind', () => EnquiryKind, { nullable: true }) kind?: EnquiryKind | null,
    @Arg('answered', () => Boolean, { nullable: true }) answered?: boolean | null,
    @Arg('state', () => EnquiryState, { nullable: true }) state?: EnquiryState | null,
    @Arg('assignee', () => ID, {
      nullable: true,
      description: 'The id of an account, or NONE for what nobody looks after.',
    })
    assignee?: string | null,
    @Arg('search', () => String, { nullable: true }) search?: string | null,
    @Arg('first', () => Int, { nullable: true }) first?: number | null,
    @Arg('after', () => String, { nullable: true }) after?: string | null,
  ) {
    const request = { kind, answered, state, assignee, search, first, after };
    return Object.assign(connectionOf(await listEnquiries(ctx, request)), { request });
  }

  @Query(() => EnquiryType)
  enquiry(@Ctx() ctx: RequestContext, @Arg('id', () => ID) id: string) {
    return findEnquiry(ctx, id);
  }

  @Mutation(() => EnquiryType)
  markEnquiryAnswered(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('answered', () => Boolean) answered: boolean,
  ) {
    return markAnswered(ctx, { id, answered });
  }
}

@Resolver(() => EnquiryType)
export class EnquiryFieldsResolver {
  @FieldResolver()
  details(@Root() enquiry: Enquiry) {
    return detailsInWords(enquiry);
  }

  @FieldResolver()
  byMember(@Root() enquiry: Enquiry): boolean {
    return enquiry.memberId !== null;
  }

  @FieldResolver()
  state(@Root() enquiry: Enquiry): EnquiryStateName {
    return stateOf(enquiry);
  }

  @FieldResolver()
  assignee(@Root() { assigneeId, assigneeName }: Enquiry) {
    return assigneeId === null ? null : { id: assigneeId, username: assigneeName ?? '' };
  }
}

@Resolver(() => EnquiryConnection)
export class EnquiryConnectionResolver {
  @FieldResolver(() => Int, { description: 'On all pages of the list.' })
  totalCount(
    @Ctx() ctx: RequestContext,
    @Root() { request }: { request: EnquiryRequest },
  ): Promise<number> {
    return countEnquiries(ctx, request);
  }
}
