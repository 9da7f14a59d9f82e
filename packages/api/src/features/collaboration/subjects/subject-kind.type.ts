import { registerEnumType } from 'type-graphql';

export enum SubjectKind {
  RECORDING = 'RECORDING',
}
registerEnumType(SubjectKind, { name: 'SubjectKind', description: 'A kind of memory.' });
