import { tellAuthorJob } from '#features/delivery/author-mails/tell-author.job.ts';
import { tellAuthorsSweep } from '#features/delivery/author-mails/tell-authors.sweep.ts';
import { deliveryAlarms } from '#features/delivery/alarms.ts';
import { DeliveryResolver } from '#features/delivery/delivery.resolver.ts';
import { serveDelivery } from '#features/delivery/delivery.rest.ts';
import { serveDeliveryFeedback } from '#features/delivery/feedback.rest.ts';
import { guardLetters } from '#features/delivery/guard-letters.ts';
import { remindRecipientJob } from '#features/delivery/choices/remind-recipient.job.ts';
import { remindRecipientsSweep } from '#features/delivery/choices/remind-recipients.sweep.ts';
import { forgetCompanionsSweep } from '#features/delivery/companions/forget-companions.sweep.ts';
import { inviteCompanionJob } from '#features/delivery/companions/invite-companion.job.ts';
import { honorRefusalsSweep } from '#features/delivery/refusals/honor-refusals.ts';
import { forgetVoicesSweep } from '#features/delivery/thanks/forget-voices.sweep.ts';
import { sendDeliveriesJob } from '#features/delivery/jobs/send-deliveries.job.ts';
import { sendNoticeJob } from '#features/delivery/jobs/send-notice.job.ts';
import { serveMailbox } from '#features/delivery/mailbox.rest.ts';
import {
  DeliveryFieldsResolver,
  MessageDeliveryResolver,
} from '#features/delivery/message-delivery.resolver.ts';
import { noteEdit } from '#features/delivery/note-edit.ts';
import { DeliveryOperatorResolver } from '#features/delivery/operator.resolver.ts';
import {
  MessageThanksResolver,
  RecipientResolver,
  SharedPageFieldsResolver,
} from '#features/delivery/recipient.resolver.ts';
import { planMessagesSweep } from '#features/delivery/sweep.ts';
import { mediaNotPrepared } from '#features/delivery/media-alarm.ts';
import { releaseDeliveries } from '#features/delivery/promise-versions.ts';
import { guardRecordings, onVersionSettled } from '#features/memories/index.ts';
import { onArmedMessageEdited } from '#features/messages/index.ts';
import { serveVoiceThanks } from '#features/delivery/thanks/voice-thanks.rest.ts';
import { defineFeature } from '#platform/feature.ts';

export {
  holdRestored,
  holdStatus,
  isHeld,
  placeHold,
  releaseHold,
  type HoldStatus,
} from '#features/delivery/hold.ts';
export { clockSkewSeconds } from '#features/delivery/clock-guard.ts';
export {
  countRecentFailures,
  deliveryHealth,
  type DeliveryHealth,
} from '#features/delivery/operator-health.ts';
export { cancelForAuthor } from '#features/delivery/cancel-for-author.ts';
export { cancelMessage } from '#features/delivery/cancel-message.ts';
export { confirmMessage } from '#features/delivery/confirm-message.ts';
export { postponeMessage } from '#features/delivery/move-message.ts';
export { noteOpened } from '#features/delivery/note-opened.ts';
export { sendDue } from '#features/delivery/send-due.ts';
export { sendDeliveriesJob } from '#features/delivery/jobs/send-deliveries.job.ts';
export { scheduleMessage } from '#features/delivery/schedule-message.ts';
export { planMessagesSweep, sweepOnce } from '#features/delivery/sweep.ts';

onArmedMessageEdited(noteEdit);
guardRecordings(guardLetters);
onVersionSettled(releaseDeliveries);

export const deliveryFeature = defineFeature({
  name: 'delivery',
  resolvers: [
    DeliveryResolver,
    MessageDeliveryResolver,
    DeliveryFieldsResolver,
    DeliveryOperatorResolver,
    RecipientResolver,
    SharedPageFieldsResolver,
    MessageThanksResolver,
  ],
  jobs: [sendDeliveriesJob, sendNoticeJob, remindRecipientJob, inviteCompanionJob, tellAuthorJob],
  sweeps: [
    planMessagesSweep,
    honorRefusalsSweep,
    remindRecipientsSweep,
    tellAuthorsSweep,
    forgetCompanionsSweep,
    forgetVoicesSweep,
  ],
  alarms: [...deliveryAlarms, mediaNotPrepared],
  rest: async (server, app) => {
    await serveDelivery(server);
    await serveVoiceThanks(server);
    await serveMailbox(server, app);
    await serveDeliveryFeedback(server, app);
  },
});
