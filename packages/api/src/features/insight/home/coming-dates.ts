import type { RecurrenceName } from '@infinite/schema/catalogue/messages';
import type { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#platform/context.ts';
import { defineExtensionPoint } from '#platform/extension-points.ts';

/** A date that returns every year: what goes out on it, or whose birthday it is. */
export interface ComingDate {
  readonly recurrence: RecurrenceName;
  /** ISO date. */
  readonly on: string;
  readonly title: string;
  readonly messageId: string | null;
  /** Of somebody in the address book. */
  readonly contactId: string | null;
  /** Of somebody in the family tree. */
  readonly treePersonId?: string;
}

interface Span {
  readonly from: Temporal.Instant;
  readonly until: Temporal.Instant;
}

/** Dates of the span that the actor may know of, read with one statement. */
type DatesIn = (ctx: RequestContext, span: Span) => Promise<readonly ComingDate[]>;

export const comingDates = defineExtensionPoint<DatesIn>('coming dates');
