import { forReader } from '@infinite/schema/locale/for-reader.server';
import { deliveryTimings } from '@infinite/schema/catalogue/delivery-timings';
import { Temporal } from 'temporal-polyfill';
import type { OutgoingMail } from '#adapters/mailer/port.ts';
import type { RequestContext } from '#platform/context.ts';
import type { ClaimedDelivery } from '#features/messages/delivery/claim-deliveries.ts';
import { deliveryLink } from '#features/messages/delivery/links.ts';
import { deliveryReturnPath } from '#features/messages/delivery/return-path.ts';
import { deliveryMail } from '#features/messages/delivery/mail/delivery.mail.tsx';
import type { LateReason } from '#features/messages/delivery/message-facts.ts';
import { readerOfRecipient } from '#features/messages/delivery/reader-of-recipient.ts';
import { familyKeyOwner } from '#features/people/families/index.ts';

/** Why a delivery cannot be prepared. Words for operators: database-console.en.ts. */
export type SetAsideReason = 'FAMILY_KEY_UNREADABLE' | 'MAIL_CANNOT_BE_WRITTEN';

type PreparedDelivery =
  | { delivery: ClaimedDelivery; mail: OutgoingMail; lateReason: string | null }
  | { delivery: ClaimedDelivery; setAside: SetAsideReason };

/** A claimed delivery with its mail. */
export type ReadyDelivery = PreparedDelivery & {
  /** False after a hold or a lost presence: then it keeps waiting. */
  readonly isOurs: boolean;
};

/**
 * Writes the mails of claimed deliveries. Never throws: one that cannot be written does not affect
 * the others.
 */
export function prepareMails(
  ctx: RequestContext,
  claimed: readonly ClaimedDelivery[],
  relayClosedAt: Temporal.Instant | null,
): PreparedDelivery[] {
  const keyOf = unwrapOnce(ctx);
  return claimed.map((delivery) => prepareMail(ctx, delivery, { keyOf, relayClosedAt }));
}

type KeyOf = (delivery: ClaimedDelivery) => Buffer;

/**
 * The recipients of a message share a family: its key is unwrapped once, and kept for the batch
 * alone.
 */
function unwrapOnce(ctx: RequestContext): KeyOf {
  const known = new Map<string, Buffer>();
  return ({ familyId, wrappedKey }) => {
    const key = known.get(familyId) ?? ctx.app.keys.unwrap(familyKeyOwner(familyId), wrappedKey);
    known.set(familyId, key);
    return key;
  };
}

function prepareMail(
  ctx: RequestContext,
  delivery: ClaimedDelivery,
  { keyOf, relayClosedAt }: { keyOf: KeyOf; relayClosedAt: Temporal.Instant | null },
): PreparedDelivery {
  const { log, config } = ctx.app;
  let familyKey: Buffer;
  try {
    familyKey = keyOf(delivery);
  } catch (error) {
    log.error({ err: error, delivery: delivery.id }, 'the key of a delivery cannot be unwrapped');
    return { delivery, setAside: 'FAMILY_KEY_UNREADABLE' };
  }
  try {
    const now = ctx.clock.now();
    const lateReason = delivery.lateReason ?? latenessOf(delivery, relayClosedAt, now);
    const { token } = deliveryLink(familyKey, delivery.id, delivery.linkVersion);
    const mail = forReader(readerOfRecipient(delivery), () =>
      deliveryMail({
        to: delivery.recipientName,
        from: delivery.fromName,
        link: `${config.publicOrigin}/shared/${token}`,
        dueAt: delivery.dueAt,
        timeZone: delivery.timeZone,
        lateReason,
        supportEmail: config.supportEmail,
      }),
    );
    return {
      delivery,
      lateReason,
      mail: {
        purpose: 'delivery',
        messageId: delivery.mailMessageId,
        to: { name: delivery.recipientName, address: delivery.address },
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        headers: { 'Reply-To': config.supportEmail },
        date: new Date(now.epochMilliseconds),
        ...returnPathOf(config.deliveryReturnAddress, familyKey, delivery),
      },
    };
  } catch (error) {
    log.error({ err: error, delivery: delivery.id }, 'the mail of a delivery cannot be written');
    return { delivery, setAside: 'MAIL_CANNOT_BE_WRITTEN' };
  }
}

/** Unique for each delivery, so that a later bounce identifies it. */
function returnPathOf(
  returnAddress: string | undefined,
  familyKey: Buffer,
  { id: deliveryId, linkVersion }: ClaimedDelivery,
): { returnPath?: string } {
  if (!returnAddress) return {};
  return { returnPath: deliveryReturnPath(returnAddress, familyKey, { deliveryId, linkVersion }) };
}

/** Problems of our own relay take precedence; the recipient's server is blamed last. */
function latenessOf(
  delivery: ClaimedDelivery,
  relayClosedAt: Temporal.Instant | null,
  now: Temporal.Instant,
): LateReason | 'MAIL_SERVICE_WAS_DOWN' | null {
  const lateFrom = delivery.dueAt.add({ minutes: deliveryTimings.lateAfterMinutes });
  if (Temporal.Instant.compare(now, lateFrom) < 0) return null;
  const relayWasDown =
    relayClosedAt !== null && Temporal.Instant.compare(relayClosedAt, delivery.dueAt) > 0;
  if (delivery.relayTries > 0 || relayWasDown) return 'MAIL_SERVICE_WAS_DOWN';
  const refusals = delivery.attempts - 1 - delivery.unknownTries;
  return refusals > 0 ? 'MAIL_WAS_REFUSED' : 'SERVERS_WERE_DOWN';
}
