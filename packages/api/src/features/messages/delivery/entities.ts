import { AuthorMailChoiceEntity } from '#features/messages/delivery/author-mails/author-mail-choice.entity.ts';
import { AuthorNewsEntity } from '#features/messages/delivery/author-mails/author-news.entity.ts';
import { RecipientChoiceEntity } from '#features/messages/delivery/choices/recipient-choice.entity.ts';
import { DeliveryCompanionEntity } from '#features/messages/delivery/companions/delivery-companion.entity.ts';
import { DeliveryEventEntity } from '#features/messages/delivery/delivery-event.entity.ts';
import { DeliveryHoldEntity } from '#features/messages/delivery/delivery-hold.entity.ts';
import { DeliverySnapshotEntity } from '#features/messages/delivery/delivery-snapshot.entity.ts';
import { DeliveryTokenEntity } from '#features/messages/delivery/delivery-token.entity.ts';
import { DeliveryEntity } from '#features/messages/delivery/delivery.entity.ts';
import { KnownRecipientEntity } from '#features/messages/delivery/known-recipient.entity.ts';
import { AddressRefusalEntity } from '#features/messages/delivery/refusals/address-refusal.entity.ts';
import { RelayStateEntity } from '#features/messages/delivery/relay-state.entity.ts';
import { DeliveryThanksEntity } from '#features/messages/delivery/thanks/delivery-thanks.entity.ts';

export const deliveryEntities = [
  DeliveryEntity,
  DeliveryEventEntity,
  DeliverySnapshotEntity,
  DeliveryTokenEntity,
  DeliveryHoldEntity,
  RelayStateEntity,
  KnownRecipientEntity,
  AddressRefusalEntity,
  RecipientChoiceEntity,
  DeliveryCompanionEntity,
  DeliveryThanksEntity,
  AuthorNewsEntity,
  AuthorMailChoiceEntity,
];
