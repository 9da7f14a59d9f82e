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
} from '@infinite/schema/generated/operations';
import { ask, type Answer } from '#api/ask.ts';
import type { ActOutcome, MessageApi } from './message-api.ts';

/** The acts on messages over GraphQL. */
export const messageApi: MessageApi = {
  confirm: async (id) => outcome(await ask(ConfirmMessageDocument, { id }), id),
  postpone: async (id, version, moment) =>
    outcome(await ask(PostponeMessageDocument, { id, version, ...moment }), id),
  setOccasionDate: async (id, version, moment) =>
    outcome(await ask(SetOccasionDateDocument, { id, version, ...moment }), id),
  cancel: async (id) => outcome(await ask(CancelMessageDocument, { id }), id),
  async duplicate(id) {
    const answer = await ask(DuplicateMessageDocument, { id });
    return outcome(answer, answer.kind === 'data' ? answer.data.duplicateMessage.id : id);
  },
  deleteDraft: async (id) => outcome(await ask(DeleteDraftDocument, { id }), id),
  stopFor: async (id, recipientId) =>
    outcome(await ask(StopForRecipientDocument, { messageId: id, recipientId }), id),
  correctAddress: async (id, recipientId, email) =>
    outcome(await ask(CorrectRecipientAddressDocument, { messageId: id, recipientId, email }), id),
  retryDelivery: async (deliveryId) =>
    outcome(await ask(RetryDeliveryDocument, { deliveryId }), deliveryId),
  leaveDelivery: async (deliveryId) =>
    outcome(await ask(LeaveDeliveryDocument, { deliveryId }), deliveryId),
  updateAddress: async (deliveryId, email) =>
    outcome(await ask(UpdateRecipientAddressDocument, { deliveryId, email }), deliveryId),
  closeLink: async (deliveryId) =>
    outcome(await ask(CloseRecipientLinkDocument, { deliveryId }), deliveryId),
  renewLink: async (deliveryId) =>
    outcome(await ask(RenewRecipientLinkDocument, { deliveryId }), deliveryId),
  keepVoice: async (thanksId) =>
    outcome(await ask(KeepThanksVoiceDocument, { thanksId }), thanksId),
};

function outcome(answer: Answer<unknown>, id: string): ActOutcome {
  if (answer.kind === 'data') return { kind: 'done', id };
  if (answer.kind === 'unreachable' || answer.code === 'INTERNAL') return { kind: 'failed' };
  if (answer.code === 'UNAUTHENTICATED') return { kind: 'signed-out' };
  return { kind: 'refused', words: answer.words, fields: answer.fields };
}
