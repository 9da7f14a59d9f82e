import { recipientLimits } from '@infinite/schema/catalogue/recipients';
import { recipientRefusalWords as words } from '@infinite/schema/words/received.en';
import type { RequestContext } from '#context.ts';
import { lockDelivery, type Delivery } from '#features/messages/delivery/find-deliveries.ts';
import { findReaderLink, type ReaderLink } from '#features/messages/delivery/reader-link.ts';
import { requireThanksLeft, storeThanks } from '#features/messages/delivery/thanks/store-thanks.ts';
import {
  dropHeldVoice,
  headBytes,
  holdVoice,
  isSound,
  requestVersions,
} from '#features/recordings/recordings/index.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { tables } from '#platform/database/tables.ts';
import { requireAuthorOf } from '#features/messages/messages/index.ts';
import { DeliveryThanksEntity } from '#features/messages/delivery/thanks/delivery-thanks.entity.ts';

export interface VoiceThanks {
  /** Made by the sender's browser: the same one sent again is not said twice. */
  readonly id: string;
  readonly sound: Buffer;
}

/**
 * A recipient's voice to the author, without an account. It is sealed and prepared like every
 * recording, and heard by the author alone.
 * @throws AppError NOT_FOUND, LINK_EXPIRED, RATE_LIMITED, WRONG_STATE, INVALID_INPUT,
 *   UNSUPPORTED_MEDIA, CONFLICT
 */
export async function sendVoiceThanks(
  ctx: RequestContext,
  token: string,
  { id, sound }: VoiceThanks,
): Promise<void> {
  const { delivery } = await requireSpeaker(ctx, token);
  if (sound.length === 0) throw new AppError('INVALID_INPUT', { words: words.voiceEmpty });
  if (!(await isSound(sound.subarray(0, headBytes)))) {
    throw new AppError('UNSUPPORTED_MEDIA', { words: words.voiceOnly });
  }
  if (await wasSaid(ctx, delivery, id)) return;
  await requireThanksLeft(ctx, delivery.id);
  const voice = {
    familyId: delivery.familyId,
    authorId: await requireAuthorOf(ctx, delivery.messageId),
    takeId: id,
    title: words.voiceTitle(delivery.recipientName),
  };
  const recordingId = await holdVoice(ctx, voice, sound);
  try {
    await inTransaction(ctx, async (tx) => {
      // Under the lock of `storeThanks`, a repetition at the same moment finds the first one.
      await lockDelivery(tx, delivery.id);
      if (await wasSaid(tx, delivery, id)) return;
      await storeThanks(tx, delivery, { id, sealedWords: null, recordingId });
      await requestVersions(tx, [recordingId]);
    });
  } catch (error) {
    // Refused: nobody will hear it. After any other error a repetition may still go through.
    if (error instanceof AppError) await dropHeldVoice(ctx, recordingId);
    throw error;
  }
}

/** The recipient themselves, behind an open link and with the message before them. */
async function requireSpeaker(ctx: RequestContext, token: string): Promise<ReaderLink> {
  const link = await findReaderLink(ctx, token);
  if (!link) throw new AppError('NOT_FOUND');
  await ctx.app.rateLimit.take('recipientForms', link.delivery.id, recipientLimits.forms);
  if (link.companion) throw new AppError('NOT_FOUND');
  if (link.standing !== 'OPENABLE') throw new AppError('LINK_EXPIRED');
  if (!link.delivery.openedAt) throw new AppError('WRONG_STATE', { words: words.openFirst });
  return link;
}

/** @throws AppError CONFLICT when it was said for another message of the family */
async function wasSaid(ctx: RequestContext, delivery: Delivery, id: string): Promise<boolean> {
  const said = await tables(ctx.em, DeliveryThanksEntity)
    .selectFrom('delivery_thanks')
    .select('deliveryId')
    .where('familyId', '=', delivery.familyId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (said && said.deliveryId !== delivery.id) throw new AppError('CONFLICT');
  return said !== undefined;
}
