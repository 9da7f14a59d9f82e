import type { Trigger } from '@infinite/schema/schedule/trigger';
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '#platform/context.ts';
import { recordingType } from '#features/recordings/recordings/index.ts';
import { isEditable } from '#features/messages/messages/message.policy.ts';
import type { ShownMessage } from '#features/messages/messages/list-messages.ts';
import { bodyOfMessage, readBody } from '#features/messages/messages/message-body.ts';
import { attachmentsOf, recipientsOf } from '#features/messages/messages/message.loaders.ts';
import {
  Attachment,
  MessageType,
  RecipientType,
  TriggerType,
} from '#features/messages/messages/message.types.ts';
import type { MessageRecipient } from '#features/messages/messages/message-recipient.entity.ts';
import { readTrigger } from '#features/messages/messages/read-trigger.ts';

/** What is read apart from the row; the delivery feature adds the fields that are its own. */
@Resolver(() => MessageType)
export class MessageFieldsResolver {
  @FieldResolver(() => String)
  body(@Ctx() ctx: RequestContext, @Root() message: ShownMessage): Promise<string> {
    return readBody(ctx, bodyOfMessage(message));
  }

  @FieldResolver(() => TriggerType, { nullable: true })
  trigger(@Root() message: ShownMessage): Trigger | null {
    return readTrigger(message);
  }

  @FieldResolver(() => [RecipientType])
  recipients(
    @Ctx() ctx: RequestContext,
    @Root() message: ShownMessage,
  ): Promise<MessageRecipient[]> {
    return recipientsOf(ctx, message);
  }

  @FieldResolver(() => [Attachment])
  async attachments(
    @Ctx() ctx: RequestContext,
    @Root() message: ShownMessage,
  ): Promise<Attachment[]> {
    const attached = await attachmentsOf(ctx, message);
    return attached.map(({ position, recording }) => ({
      position,
      recording: recordingType(recording),
    }));
  }

  @FieldResolver(() => Boolean, { description: 'Until its delivery starts.' })
  editable(@Root() message: ShownMessage): boolean {
    return isEditable(message);
  }
}
