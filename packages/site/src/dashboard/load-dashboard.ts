import { messageLimits } from '@infinite/schema/catalogue/messages';
import { DashboardDocument } from '@infinite/schema/generated/operations';
import { soonestFirst, type Execute } from '#messages/load-list.ts';
import type { MessageSummaryView, RecordingView } from '#messages/message-view.ts';
import { attentionStates, waitingStates } from '#messages/message-views.ts';

export interface DashboardView {
  attention: MessageSummaryView[];
  next: MessageSummaryView[];
  drafts: MessageSummaryView[];
  delivered: MessageSummaryView[];
  recordings: RecordingView[];
}

/** Everything on the dashboard, in one query. */
export async function loadDashboard(execute: Execute): Promise<DashboardView> {
  const { attention, next, drafts, delivered, recordings } = await execute(DashboardDocument, {
    attention: attentionStates,
    next: waitingStates,
    count: messageLimits.listPage,
    shown: messageLimits.dashboardRecordings,
  });
  const asks = (message: MessageSummaryView) =>
    message.awaitingAnswer || message.state === 'FAILED';
  return {
    attention: attention.nodes.filter(asks).sort(soonestFirst),
    next: [...attention.nodes.filter((message) => !asks(message)), ...next.nodes]
      .sort(soonestFirst)
      .slice(0, messageLimits.dashboardNext),
    drafts: drafts.nodes,
    delivered: delivered.nodes,
    recordings: recordings.nodes,
  };
}

/** Nothing exists yet: show the first steps instead of empty lists. */
export function isNewcomer(view: DashboardView): boolean {
  const { attention, next, delivered } = view;
  return attention.length + next.length + delivered.length === 0;
}
