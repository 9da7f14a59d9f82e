import {
  documentTextStates,
  type DocumentTextStateName,
} from '@infinite/schema/catalogue/document-texts';
import { Temporal } from 'temporal-polyfill';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';

const DocumentTextState = Object.fromEntries(documentTextStates.map((name) => [name, name])) as {
  [Each in DocumentTextStateName]: Each;
};
registerEnumType(DocumentTextState, {
  name: 'DocumentTextState',
  description: 'Not turned on by the family, excluded, waiting, being read, there, or failed.',
});

@ObjectType('DocumentText', { description: 'How far the text of a document can be searched.' })
export class DocumentTextType {
  @Field(() => ID)
  recordingId!: string;

  @Field(() => DocumentTextState)
  state!: DocumentTextStateName;

  @Field(() => String, { nullable: true, description: 'Why it failed, in plain words.' })
  problemWords!: string | null;

  @Field(() => Int, { description: 'Of the document; 0 before it was read.' })
  pageCount!: number;

  @Field(() => Int, { description: 'The last page with text that can be found.' })
  readPages!: number;

  @Field(() => Temporal.Instant, { nullable: true })
  madeAt!: Temporal.Instant | null;

  @Field(() => Boolean)
  mayChange!: boolean;
}
