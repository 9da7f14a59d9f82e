import type { MessageDetailQuery } from '@infinite/schema/generated/graphql';
import {
  CancelMessageDocument,
  CloseRecipientLinkDocument,
  ConfirmMessageDocument,
  CorrectRecipientAddressDocument,
  DeleteDraftDocument,
  DuplicateMessageDocument,
  KeepThanksVoiceDocument,
  LeaveDeliveryDocument,
  PostponeMessageDocument,
  RenewRecipientLinkDocument,
  RetryDeliveryDocument,
  SetOccasionDateDocument,
  StopForRecipientDocument,
  UpdateRecipientAddressDocument,
  type OperationText,
} from '@infinite/schema/generated/operations';
import { ask } from '#api/ask.ts';

/** Everything the page of one message shows. */
export type DetailedMessage = NonNullable<MessageDetailQuery['message']>;

/** How an act on a message ended; none rejects. */
export type ActOutcome<Data = unknown> =
  | { kind: 'done'; data: Data }
  /** `fields` by input path, `words` for the whole. */
  | { kind: 'refused'; words: string; fields: Readonly<Record<string, string>> }
  | { kind: 'signed-out' }
  | { kind: 'failed' };

export interface NewMoment {
  localDate: string;
  localTime: string;
}

export const confirmMessage = (id: string) => act(ConfirmMessageDocument, { id });

export const postponeMessage = (id: string, version: number, moment: NewMoment) =>
  act(PostponeMessageDocument, { id, version, ...moment });

export const setOccasionDate = (id: string, version: number, moment: NewMoment) =>
  act(SetOccasionDateDocument, { id, version, ...moment });

export const cancelMessage = (id: string) => act(CancelMessageDocument, { id });

export const duplicateMessage = (id: string) => act(DuplicateMessageDocument, { id });

export const deleteDraft = (id: string) => act(DeleteDraftDocument, { id });

export const stopForRecipient = (messageId: string, recipientId: string) =>
  act(StopForRecipientDocument, { messageId, recipientId });

/** Before the message is handed over; `updateAddress` is for a delivery that failed. */
export const correctAddress = (messageId: string, recipientId: string, email: string) =>
  act(CorrectRecipientAddressDocument, { messageId, recipientId, email });

export const updateAddress = (deliveryId: string, email: string) =>
  act(UpdateRecipientAddressDocument, { deliveryId, email });

export const retryDelivery = (deliveryId: string) => act(RetryDeliveryDocument, { deliveryId });

/** Decides that a mail of unknown outcome is not sent again. */
export const leaveDelivery = (deliveryId: string) => act(LeaveDeliveryDocument, { deliveryId });

export const closeLink = (deliveryId: string) => act(CloseRecipientLinkDocument, { deliveryId });

export const renewLink = (deliveryId: string) => act(RenewRecipientLinkDocument, { deliveryId });

/** Puts a spoken thank-you into the family's recordings. */
export const keepVoice = (thanksId: string) => act(KeepThanksVoiceDocument, { thanksId });

async function act<Data, Variables extends object>(
  operation: OperationText<Data, Variables>,
  variables: Variables,
): Promise<ActOutcome<Data>> {
  const answer = await ask(operation, variables);
  if (answer.kind === 'data') return { kind: 'done', data: answer.data };
  if (answer.kind === 'unreachable' || answer.code === 'INTERNAL') return { kind: 'failed' };
  if (answer.code === 'UNAUTHENTICATED') return { kind: 'signed-out' };
  return { kind: 'refused', words: answer.words, fields: answer.fields };
}
