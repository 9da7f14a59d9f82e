import { countSources } from '#features/insight/analytics/index.ts';
import { signUpSteps } from '#features/insight/growth/index.ts';
import { checkoutStep, countedRevenue, paidStep } from '#features/people/users/counted-payments.ts';
import { mergeUserCounts } from '#features/people/users/merge-user-counts.sweep.ts';
import { AccountDeletionEntity } from '#features/people/users/own/account-deletion.entity.ts';
import { deleteDueAccounts } from '#features/people/users/own/jobs/delete-due-accounts.sweep.ts';
import { remindOfDeletion } from '#features/people/users/own/jobs/remind-of-deletion.sweep.ts';
import { sendDeletionMail } from '#features/people/users/own/jobs/send-deletion-mail.job.ts';
import { deletionMailsGerman } from '#features/people/users/own/mail/deletion-mails.de.ts';
import { deletionMailsSpanish } from '#features/people/users/own/mail/deletion-mails.es.ts';
import { OwnDeletionResolver } from '#features/people/users/own/own-deletion.resolver.ts';
import { UserActsResolver } from '#features/people/users/user-acts.resolver.ts';
import { UserCountEntity } from '#features/people/users/user-count.entity.ts';
import { UserFieldsResolver } from '#features/people/users/user-fields.resolver.ts';
import { UsersResolver } from '#features/people/users/users.resolver.ts';
import { usersRest } from '#features/people/users/users.rest.ts';
import { defineFeature } from '#platform/feature.ts';

export { destroyEndedKeys } from '#features/people/users/destroy-ended-keys.ts';
export { filteredUsers } from '#features/people/users/select-users.ts';

export const usersFeature = defineFeature({
  name: 'users',
  extensions: [
    countSources.with(countedRevenue),
    signUpSteps.with(checkoutStep),
    signUpSteps.with(paidStep),
  ],
  entities: [AccountDeletionEntity, UserCountEntity],
  resolvers: [UsersResolver, UserFieldsResolver, UserActsResolver, OwnDeletionResolver],
  jobs: [sendDeletionMail],
  sweeps: [remindOfDeletion, deleteDueAccounts, mergeUserCounts],
  rest: usersRest,
  translations: {
    de: { deletionMails: deletionMailsGerman },
    es: { deletionMails: deletionMailsSpanish },
  },
});
