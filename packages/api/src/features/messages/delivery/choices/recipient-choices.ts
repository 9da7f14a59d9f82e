import { recipientLimits } from '@infinite/schema/catalogue/recipients';
import type { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#platform/context.ts';
import { companionToken } from '#features/messages/delivery/companions/companion-token.ts';
import { findReaderLink, type ReaderLink } from '#features/messages/delivery/reader-link.ts';
import { isRefused } from '#features/messages/delivery/refusals/refused-addresses.ts';
import { thanksFrom, type Thanks } from '#features/messages/delivery/thanks/thanks-of-messages.ts';
import { familyKey } from '#features/people/families/index.ts';
import { tables } from '#platform/database/tables.ts';
import { RecipientChoiceEntity } from '#features/messages/delivery/choices/recipient-choice.entity.ts';
import { DeliveryCompanionEntity } from '#features/messages/delivery/companions/delivery-companion.entity.ts';

interface OpenCompanion {
  id: string;
  /** The link itself, to hand over. */
  link: string;
  address: string | null;
  expiresAt: Temporal.Instant;
  openedAt: Temporal.Instant | null;
}

/** What the holder of a link can choose, and has chosen. Reading it changes nothing. */
export interface RecipientChoices {
  /** A second link: it can read, and opt out its own address. */
  isCompanion: boolean;
  /** Of a second link. */
  expiresAt: Temporal.Instant | null;
  declined: boolean;
  remindAt: Temporal.Instant | null;
  canBeReminded: boolean;
  companions: OpenCompanion[];
  canInvite: boolean;
  thanks: Thanks[];
  canThank: boolean;
  /** Null when the link was not mailed to anyone. */
  askedToStop: boolean | null;
  /** Closed from this page with 'This is not for me', which the page can undo. */
  saidNotForMe: boolean;
}

export async function recipientChoices(
  ctx: RequestContext,
  token: string,
): Promise<RecipientChoices | null> {
  const link = await findReaderLink(ctx, token);
  if (!link) return null;
  const askedToStop = link.address === null ? null : await isRefused(ctx, link.address);
  if (link.companion || link.standing !== 'OPENABLE') return noChoices(link, askedToStop);
  const { delivery } = link;
  const row = await tables(ctx.em, RecipientChoiceEntity)
    .selectFrom('recipient_choices')
    .select(['declinedAt', 'remindAt', 'reminders'])
    .where('deliveryId', '=', delivery.id)
    .where('linkVersion', '=', delivery.linkVersion)
    .executeTakeFirst();
  const companions = await openCompanions(ctx, link);
  const thanks = await thanksFrom(ctx, delivery.id);
  return {
    ...noChoices(link, askedToStop),
    declined: Boolean(row?.declinedAt),
    remindAt: row?.remindAt ?? null,
    canBeReminded: (row?.reminders ?? 0) < recipientLimits.reminders,
    companions,
    canInvite: companions.length < recipientLimits.companionsOpen,
    thanks,
    canThank: delivery.openedAt !== null && thanks.length < recipientLimits.thanks,
  };
}

function noChoices(link: ReaderLink, askedToStop: boolean | null): RecipientChoices {
  const { delivery, companion } = link;
  return {
    isCompanion: companion !== null,
    expiresAt: companion?.expiresAt ?? null,
    declined: false,
    remindAt: null,
    canBeReminded: false,
    companions: [],
    canInvite: false,
    thanks: [],
    canThank: false,
    askedToStop,
    saidNotForMe: delivery.closedBy === 'RECIPIENT' && companion === null,
  };
}

async function openCompanions(
  ctx: RequestContext,
  { delivery }: ReaderLink,
): Promise<OpenCompanion[]> {
  const rows = await tables(ctx.em, DeliveryCompanionEntity)
    .selectFrom('delivery_companions')
    .select(['id', 'address', 'expiresAt', 'openedAt'])
    .where('deliveryId', '=', delivery.id)
    .where('linkVersion', '=', delivery.linkVersion)
    .where('closedAt', 'is', null)
    .where('expiresAt', '>', ctx.clock.now())
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  if (rows.length === 0) return [];
  const key = await familyKey(ctx, delivery.familyId);
  return rows.map((row) => ({
    id: row.id,
    link: `${ctx.app.config.publicOrigin}/shared/${companionToken(key, row.id).token}`,
    address: row.address,
    expiresAt: row.expiresAt,
    openedAt: row.openedAt,
  }));
}
