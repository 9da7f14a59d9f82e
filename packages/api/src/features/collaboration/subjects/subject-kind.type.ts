import { registerEnumType } from 'type-graphql';

export enum SubjectKind {
  RECORDING = 'RECORDING',
  TREE_PERSON = 'TREE_PERSON',
}
registerEnumType(SubjectKind, { name: 'SubjectKind', description: 'A kind of memory.' });
