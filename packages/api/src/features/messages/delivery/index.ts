import {
  earlierNotifyAuthorJob,
  notifyAuthorJob,
} from '#features/messages/delivery/author-mails/notify-author.job.ts';
import { notifyAuthorsSweep } from '#features/messages/delivery/author-mails/notify-authors.sweep.ts';
import { deliveryEntities } from '#features/messages/delivery/entities.ts';
import { deliveryAlarms } from '#features/messages/delivery/alarms.ts';
import { DeliveryResolver } from '#features/messages/delivery/delivery.resolver.ts';
import { serveDelivery } from '#features/messages/delivery/delivery.rest.ts';
import { serveDeliveryFeedback } from '#features/messages/delivery/feedback.rest.ts';
import { guardSnapshots } from '#features/messages/delivery/guard-snapshots.ts';
import { remindRecipientJob } from '#features/messages/delivery/choices/remind-recipient.job.ts';
import { remindRecipientsSweep } from '#features/messages/delivery/choices/remind-recipients.sweep.ts';
import { purgeCompanionAddressesSweep } from '#features/messages/delivery/companions/purge-companion-addresses.sweep.ts';
import { inviteCompanionJob } from '#features/messages/delivery/companions/invite-companion.job.ts';
import { honorRefusalsSweep } from '#features/messages/delivery/refusals/honor-refusals.ts';
import { purgeVoicesSweep } from '#features/messages/delivery/thanks/purge-voices.sweep.ts';
import { sealAnswersSweep } from '#features/messages/delivery/jobs/seal-answers.sweep.ts';
import { sendNoticeJob } from '#features/messages/delivery/jobs/send-notice.job.ts';
import { translations } from '#features/messages/delivery/mail/translations.ts';
import { serveMailbox } from '#features/messages/delivery/mailbox.rest.ts';
import {
  DeliveryFieldsResolver,
  MessageDeliveryResolver,
} from '#features/messages/delivery/message-delivery.resolver.ts';
import { recordEdit } from '#features/messages/delivery/record-edit.ts';
import { DeliveryOperatorResolver } from '#features/messages/delivery/operator.resolver.ts';
import {
  MessageThanksResolver,
  RecipientResolver,
  SharedPageFieldsResolver,
} from '#features/messages/delivery/recipient.resolver.ts';
import { deliveriesOutbox } from '#features/messages/delivery/send-due.ts';
import { planMessagesSweep } from '#features/messages/delivery/sweep.ts';
import { mediaNotPrepared } from '#features/messages/delivery/media-alarm.ts';
import { releaseDeliveries } from '#features/messages/delivery/pin-versions.ts';
import { recordingGuards, versionSettled } from '#features/recordings/recordings/index.ts';
import { armedMessageEdited } from '#features/messages/messages/index.ts';
import { countSources } from '#features/insight/analytics/index.ts';
import { signUpSteps } from '#features/insight/growth/index.ts';
import { isHeld } from '#features/messages/delivery/hold.ts';
import { mailHold } from '#features/notices/notifications/index.ts';
import {
  countedDeliveries,
  scheduledStep,
} from '#features/messages/delivery/counted-deliveries.ts';
import { serveVoiceThanks } from '#features/messages/delivery/thanks/voice-thanks.rest.ts';
import { defineFeature } from '#platform/feature.ts';

export {
  holdRestored,
  holdStatus,
  isHeld,
  placeHold,
  releaseHold,
  type HoldStatus,
} from '#features/messages/delivery/hold.ts';
export { clockSkewSeconds } from '#features/messages/delivery/clock-guard.ts';
export {
  countRecentFailures,
  deliveryHealth,
} from '#features/messages/delivery/operator-health.ts';
export { failedOfAuthor } from '#features/messages/delivery/operator-list.ts';
export { DeliveryHealth, OperatorDelivery } from '#features/messages/delivery/operator.types.ts';
export {
  figuresOfAuthor,
  lossesOfAuthors,
  type AuthorFigures,
} from '#features/messages/delivery/author-figures.ts';
export { cancelForAuthor } from '#features/messages/delivery/cancel-for-author.ts';
export { deleteSampleDeliveries } from '#features/messages/delivery/delete-sample-deliveries.ts';
export { deliveriesIn } from '#features/messages/delivery/counted-in-exports.ts';
export { familyHasSnapshots } from '#features/messages/delivery/family-has-snapshots.ts';
export { cancelMessage } from '#features/messages/delivery/cancel-message.ts';
export { confirmMessage } from '#features/messages/delivery/confirm-message.ts';
export { postponeMessage } from '#features/messages/delivery/move-message.ts';
export { noteOpened } from '#features/messages/delivery/note-opened.ts';
export { deliveriesOutbox, sendDue, sendDueOf } from '#features/messages/delivery/send-due.ts';
export { isRefused, refusedAmong } from '#features/messages/delivery/refusals/refused-addresses.ts';
export { scheduleMessage } from '#features/messages/delivery/schedule-message.ts';
export { planMessagesSweep, sweepOnce } from '#features/messages/delivery/sweep.ts';

export const deliveryFeature = defineFeature({
  name: 'delivery',
  entities: deliveryEntities,
  resolvers: [
    DeliveryResolver,
    MessageDeliveryResolver,
    DeliveryFieldsResolver,
    DeliveryOperatorResolver,
    RecipientResolver,
    SharedPageFieldsResolver,
    MessageThanksResolver,
  ],
  outboxes: [deliveriesOutbox],
  jobs: [
    sendNoticeJob,
    remindRecipientJob,
    inviteCompanionJob,
    notifyAuthorJob,
    earlierNotifyAuthorJob,
  ],
  sweeps: [
    planMessagesSweep,
    honorRefusalsSweep,
    remindRecipientsSweep,
    notifyAuthorsSweep,
    purgeCompanionAddressesSweep,
    purgeVoicesSweep,
    sealAnswersSweep,
  ],
  extensions: [
    ...countedDeliveries.map((source) => countSources.with(source)),
    signUpSteps.with(scheduledStep),
    armedMessageEdited.with(recordEdit),
    recordingGuards.with(guardSnapshots),
    versionSettled.with(releaseDeliveries),
    mailHold.with(isHeld),
  ],
  alarms: [...deliveryAlarms, mediaNotPrepared],
  translations,
  rest: async (server, app) => {
    await serveDelivery(server);
    await serveVoiceThanks(server);
    await serveMailbox(server, app);
    await serveDeliveryFeedback(server, app);
  },
});
