import type { BlogScheduleInput } from '@infinite/schema/generated/graphql';

interface Scheduled {
  readonly sendAt?: string | null;
  /** IANA name. */
  readonly sendZone?: string | null;
}

/** The local date and time of a scheduled issue, to schedule it for the same moment again. */
export function plannedOf(issue: Scheduled | undefined): BlogScheduleInput | undefined {
  if (!issue?.sendAt || !issue.sendZone) return undefined;
  const { sendAt, sendZone: timeZone } = issue;
  // Swedish writes dates as ISO 8601 does: '2041-05-04 09:00'.
  const local = new Intl.DateTimeFormat('sv-SE', {
    ...{ timeZone, year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit' },
  }).format(new Date(sendAt));
  const [localDate, localTime] = local.split(' ');
  return localDate && localTime ? { localDate, localTime, timeZone } : undefined;
}
