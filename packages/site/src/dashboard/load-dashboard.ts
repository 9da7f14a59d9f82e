import { messageLimits } from '@infinite/schema/catalogue/messages';
import type {
  DashboardQuery,
  MessageSummaryFragment,
  ShownRecordingFragment,
} from '@infinite/schema/generated/graphql';
import { DashboardDocument } from '@infinite/schema/generated/operations';
import type { Execute } from '@infinite/api-client/execute';
import { soonestFirst } from '#messages/load-list.ts';
import { attentionStates, waitingStates } from '#messages/message-views.ts';

export interface DashboardView {
  attention: MessageSummaryFragment[];
  next: MessageSummaryFragment[];
  drafts: MessageSummaryFragment[];
  delivered: MessageSummaryFragment[];
  recordings: ShownRecordingFragment[];
  home: DashboardQuery['home'];
  photos: DashboardQuery['photos']['nodes'];
  onThisDay: DashboardQuery['onThisDay']['onThisDay'];
}

/** Everything on the dashboard, in one query. */
export async function loadDashboard(execute: Execute): Promise<DashboardView> {
  const { attention, next, drafts, delivered, recordings, home, photos, onThisDay } = await execute(
    DashboardDocument,
    {
      attention: attentionStates,
      next: waitingStates,
      count: messageLimits.listPage,
      shown: messageLimits.dashboardRecordings,
    },
  );
  const asks = (message: MessageSummaryFragment) =>
    message.awaitingAnswer || message.state === 'FAILED';
  return {
    attention: attention.nodes.filter(asks).sort(soonestFirst),
    next: [...attention.nodes.filter((message) => !asks(message)), ...next.nodes]
      .sort(soonestFirst)
      .slice(0, messageLimits.dashboardNext),
    drafts: drafts.nodes,
    delivered: delivered.nodes,
    recordings: recordings.nodes,
    home,
    photos: photos.nodes,
    onThisDay: onThisDay.onThisDay,
  };
}

/** Nothing exists yet: show the first steps instead of empty lists. */
export function isNewcomer(view: DashboardView): boolean {
  const { attention, next, delivered } = view;
  return attention.length + next.length + delivered.length === 0;
}
