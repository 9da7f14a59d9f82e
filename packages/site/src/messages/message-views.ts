import type { MessageState } from '@infinite/schema/generated/graphql';

export type ViewName = 'upcoming' | 'drafts' | 'delivered' | 'stopped';
export const viewNames: readonly ViewName[] = ['upcoming', 'drafts', 'delivered', 'stopped'];

/** What waits for the sender: a question of ours, or a delivery that failed. */
export const attentionStates: MessageState[] = ['REMINDED', 'SECOND_REMINDED', 'FAILED'];
export const waitingStates: MessageState[] = ['SCHEDULED', 'DELIVERING'];

/** The states behind each view of the list; upcoming also shows `attentionStates`, first. */
export const viewStates: Record<ViewName, MessageState[]> = {
  upcoming: waitingStates,
  drafts: ['DRAFT'],
  delivered: ['DELIVERED'],
  stopped: ['CANCELLED'],
};

export function viewNamed(name: string | undefined): ViewName {
  return viewNames.find((known) => known === name) ?? 'upcoming';
}

export function viewHref(view: ViewName): string {
  return view === 'upcoming' ? '/future-messages' : `/future-messages?show=${view}`;
}
