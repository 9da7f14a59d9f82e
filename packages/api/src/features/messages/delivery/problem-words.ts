import { deliveryProblemWords as words } from '#features/messages/delivery/delivery.en.ts';
import type { Delivery } from '#features/messages/delivery/find-deliveries.ts';

/** The problem of a delivery, for its sender; null without one. */
export function problemWordsOf(delivery: Delivery): string | null {
  const answer = delivery.providerAnswer ?? '';
  if (delivery.problem === 'ASKED_NOT_TO_BE_WRITTEN_TO') return words.ASKED_NOT_TO_BE_WRITTEN_TO();
  if (delivery.problem === 'NOT_FOR_ME') return words.NOT_FOR_ME();
  if (delivery.state === 'UNRESOLVED') return words.UNRESOLVED();
  if (delivery.problem === 'RELAY_TROUBLE') return words.RELAY_TROUBLE();
  if (delivery.problem === 'SET_ASIDE') return words.SET_ASIDE();
  if (delivery.problem === 'OUTCOME_UNKNOWN') return words.OUTCOME_UNKNOWN();
  if (delivery.problem === 'BOUNCED') return words.BOUNCED(answer);
  if (delivery.problem === 'REFUSED') return words.REFUSED(answer);
  if (delivery.problem === 'MEDIA_NOT_READY') return words.MEDIA_NOT_READY();
  if (delivery.problem === 'MEDIA_CANNOT_BE_MADE') return words.MEDIA_CANNOT_BE_MADE();
  if (delivery.problem !== 'NOT_TAKEN_YET') return null;
  return delivery.state === 'FAILED' ? words.GIVEN_UP(answer) : words.NOT_TAKEN_YET(answer);
}
