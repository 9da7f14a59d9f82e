import type { DeliveryState, MessageState } from '@infinite/schema/generated/graphql';
import {
  deliveryStateWords,
  openedWord,
  futureMessagesWords,
  messageStateWords,
} from '#messages/future-messages.en.ts';
import { Badge, type BadgeTone } from '@infinite/ui/badge';
import { Icon } from '@infinite/ui/icon';
import {
  Ban,
  CircleAlert,
  CircleCheck,
  CircleHelp,
  Hourglass,
  PenLine,
  Send,
  type LucideIcon,
} from 'lucide-react';
import type { ReactElement } from 'react';
import { shownState } from '../message-row-view.ts';

/** The tone and the drawing of each state. */
export const messageSigns: Record<MessageState, [BadgeTone, LucideIcon]> = {
  DRAFT: ['plain', PenLine],
  SCHEDULED: ['accent', Hourglass],
  REMINDED: ['amber', CircleHelp],
  SECOND_REMINDED: ['amber', CircleHelp],
  DELIVERING: ['accent', Send],
  DELIVERED: ['success', CircleCheck],
  CANCELLED: ['plain', Ban],
  FAILED: ['danger', CircleAlert],
};

/** The state of a message by colour, sign and word together. */
export function StateBadge(props: {
  state: MessageState;
  awaitingAnswer: boolean;
  postponed?: boolean;
}): ReactElement {
  const state = shownState(props);
  const [tone, sign] = messageSigns[state];
  const postponed = props.postponed === true && state === 'SCHEDULED';
  return (
    <Badge tone={tone} icon={<Icon as={sign} />}>
      {messageStateWords[state]}
      {postponed ? `, ${futureMessagesWords.postponed}` : null}
    </Badge>
  );
}

const deliverySigns: Record<DeliveryState, [BadgeTone, LucideIcon]> = {
  WAITING: ['plain', Hourglass],
  SENDING: ['accent', Send],
  DELIVERED: ['success', CircleCheck],
  FAILED: ['danger', CircleAlert],
  UNRESOLVED: ['amber', CircleHelp],
  CANCELLED: ['plain', Ban],
};

export function DeliveryBadge(props: {
  state: DeliveryState;
  openedAt: string | null;
}): ReactElement {
  const { state, openedAt } = props;
  const [tone, sign] = deliverySigns[state];
  return (
    <Badge tone={tone} icon={<Icon as={sign} />}>
      {openedAt && state === 'DELIVERED' ? openedWord : deliveryStateWords[state]}
    </Badge>
  );
}
