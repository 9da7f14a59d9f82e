import type { MessageSummaryFragment } from '@infinite/schema/generated/graphql';

export type ActName =
  'confirm' | 'setDate' | 'goOn' | 'edit' | 'postpone' | 'duplicate' | 'cancel' | 'deleteDraft';

/** The operations that the author can perform on a message now, most likely first. */
export function actsOn(message: MessageSummaryFragment): ActName[] {
  const { state, trigger, editable, awaitingAnswer, nextDelivery } = message;
  if (state === 'DRAFT') return ['goOn', 'duplicate', 'deleteDraft'];
  if (!editable) return message.stoppable ? ['duplicate', 'cancel'] : ['duplicate'];
  const waitsForDay = trigger?.kind === 'OCCASION' && !nextDelivery;
  return [
    ...(awaitingAnswer ? (['confirm'] as const) : []),
    ...(waitsForDay ? (['setDate'] as const) : []),
    'edit',
    ...(waitsForDay ? [] : (['postpone'] as const)),
    'duplicate',
    'cancel',
  ];
}
