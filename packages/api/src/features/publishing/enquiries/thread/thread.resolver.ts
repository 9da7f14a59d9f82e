import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '#platform/context.ts';
import { assignEnquiry, listAssignees } from '#features/publishing/enquiries/assign-enquiry.ts';
import {
  EnquiryAssignee,
  EnquiryState,
  EnquiryType,
} from '#features/publishing/enquiries/enquiry.types.ts';
import { moveEnquiry } from '#features/publishing/enquiries/move-enquiry.ts';
import { readEnquiry } from '#features/publishing/enquiries/read-enquiry.ts';
import { answerEnquiry } from '#features/publishing/enquiries/thread/answer-enquiry.ts';
import { findThread } from '#features/publishing/enquiries/thread/find-thread.ts';
import { noteEnquiry } from '#features/publishing/enquiries/thread/note-enquiry.ts';
import { sendAnswerAgain } from '#features/publishing/enquiries/thread/send-answer-again.ts';
import {
  EnquiryAnswerInput,
  EnquiryNoteInput,
  EnquiryThread,
} from '#features/publishing/enquiries/thread/thread.types.ts';

/** One enquiry and what staff do with it; for administrators. */
@Resolver()
export class EnquiryThreadResolver {
  @Query(() => EnquiryThread)
  enquiryThread(@Ctx() ctx: RequestContext, @Arg('id', () => ID) id: string) {
    return findThread(ctx, id);
  }

  @Query(() => [EnquiryAssignee], { description: 'Accounts that may look after enquiries.' })
  enquiryAssignees(@Ctx() ctx: RequestContext) {
    return listAssignees(ctx);
  }

  @Mutation(() => EnquiryType, { description: 'Sends an email to the sender of an enquiry.' })
  answerEnquiry(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => EnquiryAnswerInput) input: EnquiryAnswerInput,
  ) {
    return answerEnquiry(ctx, input);
  }

  @Mutation(() => EnquiryType, { description: 'Sends an answer once more that failed.' })
  sendEnquiryAnswerAgain(
    @Ctx() ctx: RequestContext,
    @Arg('messageId', () => ID) messageId: string,
  ) {
    return sendAnswerAgain(ctx, messageId);
  }

  @Mutation(() => EnquiryType, { description: 'Adds a note for staff; it cannot be changed.' })
  noteEnquiry(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => EnquiryNoteInput) input: EnquiryNoteInput,
  ) {
    return noteEnquiry(ctx, input);
  }

  @Mutation(() => EnquiryType, { description: 'Null: nobody looks after it.' })
  assignEnquiry(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int) version: number,
    @Arg('assigneeId', () => ID, { nullable: true }) assigneeId?: string | null,
  ) {
    return assignEnquiry(ctx, { id, version, assigneeId: assigneeId ?? null });
  }

  @Mutation(() => EnquiryType, { description: 'Changes the state without an email.' })
  moveEnquiry(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int) version: number,
    @Arg('state', () => EnquiryState) state: EnquiryState,
  ) {
    return moveEnquiry(ctx, { id, version, state });
  }

  @Mutation(() => EnquiryType, { description: 'The caller has seen it.' })
  readEnquiry(@Ctx() ctx: RequestContext, @Arg('id', () => ID) id: string) {
    return readEnquiry(ctx, id);
  }
}
