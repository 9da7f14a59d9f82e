import { SessionEntity } from '#features/people/identity/session.entity.ts';
import { UserEntity } from '#features/people/identity/user.entity.ts';
import { defineFeature } from '#platform/feature.ts';

export { exportedUsers } from '#features/people/identity/exported-users.ts';
export { findUser, lockUser, usersOf, type Person } from '#features/people/identity/find-users.ts';
export { insertIfFree } from '#features/people/identity/insert-user.ts';
export { liveSessionsOf, type LiveSession } from '#features/people/identity/live-sessions.ts';
export { sessionHolderFinder, touchSession } from '#features/people/identity/session-holder.ts';
export {
  lastFamilyOf,
  moveSession,
  moveSessionsOf,
} from '#features/people/identity/session-family.ts';
export { proofOf, type Proof } from '#features/people/identity/proof-of.ts';
export {
  deleteSamples,
  deleteSessionsIn,
  makeSamples,
} from '#features/people/identity/sample-users.ts';
export { selectUsers } from '#features/people/identity/select-users.ts';
export { staffSessions } from '#features/people/identity/staff-sessions.ts';
export { stillSignedIn } from '#features/people/identity/still-signed-in.ts';
export { storeSenderName } from '#features/people/identity/store-sender-name.ts';
export { SessionEntity, type Session } from '#features/people/identity/session.entity.ts';
export {
  authorName,
  authors,
  emailOf,
  isActive,
  isActiveAdmin,
  isDeleted,
  realUsers,
  senderName,
  staffIds,
  timeZoneOf,
  usernameOf,
} from '#features/people/identity/user-columns.ts';
export { readerOfUser } from '#features/people/identity/reader-of-user.ts';
export { UserEntity, type User } from '#features/people/identity/user.entity.ts';

/** The rows of people and their sessions. It imports no feature, so every feature may read them. */
export const identityFeature = defineFeature({
  name: 'identity',
  entities: [UserEntity, SessionEntity],
});
