import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '#platform/context.ts';
import { createDraft } from '#features/messages/messages/create-draft.ts';
import { deleteDraft } from '#features/messages/messages/delete-draft.ts';
import { duplicateMessage } from '#features/messages/messages/duplicate-message.ts';
import { findMessage } from '#features/messages/messages/find-message.ts';
import { listByDue } from '#features/messages/messages/list-by-due.ts';
import { listMessages } from '#features/messages/messages/list-messages.ts';
import {
  MessageDraftInput,
  TriggerInput,
} from '#features/messages/messages/message-inputs.types.ts';
import {
  MessageConnection,
  MessageOrder,
  MessageState,
  MessageType,
} from '#features/messages/messages/message.types.ts';
import type { Message } from '#features/messages/messages/message.entity.ts';
import { TriggerPreview } from '#features/messages/messages/planned-delivery.types.ts';
import { previewTrigger } from '#features/messages/messages/preview-trigger.ts';
import { saveDraft } from '#features/messages/messages/save-draft.ts';

@Resolver()
export class MessageResolver {
  @Query(() => MessageConnection, {
    description: "The member's own messages, in all states by default.",
  })
  async messages(
    @Ctx() ctx: RequestContext,
    @Arg('states', () => [MessageState], { nullable: true }) states?: MessageState[] | null,
    @Arg('first', () => Int, { nullable: true }) first?: number | null,
    @Arg('after', () => String, { nullable: true }) after?: string | null,
    @Arg('order', () => MessageOrder, { nullable: true }) order?: MessageOrder | null,
  ) {
    const list = order === MessageOrder.DUE ? listByDue : listMessages;
    const { nodes, cursorOf, ...page } = await list(ctx, { states, first, after });
    const startCursor = nodes.length > 0 ? cursorOf(0) : null;
    return { nodes, cursorOf, pageInfo: { ...page, startCursor, hasPreviousPage: Boolean(after) } };
  }

  @Query(() => MessageType, { nullable: true })
  message(@Ctx() ctx: RequestContext, @Arg('id', () => ID) id: string): Promise<Message> {
    return findMessage(ctx, id);
  }

  @Query(() => TriggerPreview)
  previewTrigger(
    @Ctx() ctx: RequestContext,
    @Arg('trigger', () => TriggerInput) trigger: TriggerInput,
    @Arg('clocks', () => [String], {
      nullable: true,
      description: 'Time zones of the recipients; empty: the time zone of the trigger.',
    })
    clocks?: string[] | null,
  ): TriggerPreview {
    return previewTrigger(ctx, trigger, clocks ?? []);
  }

  @Mutation(() => MessageType, { description: 'The same clientId gives the same draft.' })
  createDraft(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => MessageDraftInput) input: MessageDraftInput,
    @Arg('clientId', () => ID) clientId: string,
  ): Promise<Message> {
    return createDraft(ctx, { input, clientId });
  }

  @Mutation(() => MessageType, {
    description: 'Also edits a scheduled message until its delivery starts.',
  })
  saveDraft(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int) version: number,
    @Arg('input', () => MessageDraftInput) input: MessageDraftInput,
  ): Promise<Message> {
    return saveDraft(ctx, { id, version, input });
  }

  @Mutation(() => MessageType)
  duplicateMessage(@Ctx() ctx: RequestContext, @Arg('id', () => ID) id: string): Promise<Message> {
    return duplicateMessage(ctx, { id });
  }

  @Mutation(() => Boolean)
  async deleteDraft(@Ctx() ctx: RequestContext, @Arg('id', () => ID) id: string): Promise<boolean> {
    await deleteDraft(ctx, { id });
    return true;
  }
}
