import { invitedProfiles } from '#features/people/invitations/index.ts';
import {
  ChildConsentEntity,
  ChildEntity,
  ChildVoiceEntity,
} from '#features/relatives/children/child.entity.ts';
import { ChildResolver } from '#features/relatives/children/child.resolver.ts';
import { handedOverProfiles } from '#features/relatives/children/hand-over.ts';
import { eraseWithdrawnChildren } from '#features/relatives/children/jobs/erase-withdrawn-children.sweep.ts';
import { remindOfBirthdays } from '#features/relatives/children/jobs/remind-of-birthdays.sweep.ts';
import { sendChildMail } from '#features/relatives/children/jobs/send-child-mail.job.ts';
import { defineFeature } from '#platform/feature.ts';

export { addChild, updateChild } from '#features/relatives/children/add-child.ts';
export { forgetChildrenOf } from '#features/relatives/children/forget-children-of.ts';
export { listChildren } from '#features/relatives/children/show-children.ts';
export { labelVoice } from '#features/relatives/children/voices.ts';

/** Profiles of children, kept by their parents until the children take them over. */
export const childrenFeature = defineFeature({
  name: 'children',
  entities: [ChildEntity, ChildConsentEntity, ChildVoiceEntity],
  resolvers: [ChildResolver],
  jobs: [sendChildMail],
  sweeps: [eraseWithdrawnChildren, remindOfBirthdays],
  extensions: [invitedProfiles.with(handedOverProfiles)],
});
