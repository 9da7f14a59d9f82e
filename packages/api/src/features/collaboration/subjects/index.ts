export {
  announceRemoved,
  commentable,
  findSubject,
  findSubjects,
  holdSubject,
  subjectRemoved,
  type Commentable,
  type FamilySubject,
  type SubjectListener,
  type SubjectRef,
} from '#features/collaboration/subjects/family-subjects.ts';
export {
  membersAmong,
  peopleOf,
  type Relative,
} from '#features/collaboration/subjects/people-of.ts';
export { SubjectKind } from '#features/collaboration/subjects/subject-kind.type.ts';
export { RelativeType } from '#features/collaboration/subjects/relative.type.ts';
