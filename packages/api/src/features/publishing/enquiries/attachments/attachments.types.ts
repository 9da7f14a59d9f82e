import { attachmentStates, type AttachmentStateName } from '@infinite/schema/catalogue/enquiries';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';

const EnquiryAttachmentState = Object.fromEntries(attachmentStates.map((name) => [name, name])) as {
  [Name in AttachmentStateName]: Name;
};
registerEnumType(EnquiryAttachmentState, {
  name: 'EnquiryAttachmentState',
  description:
    'WAITING: not scanned for viruses yet. CLEAN: can be downloaded. INFECTED: nobody gets it. ' +
    'LEFT_OUT: empty, or beyond the first 20 of the email. NAME_ONLY: came before files were stored.',
});

@ObjectType('EnquiryAttachment', { description: 'A file of an email that came in.' })
export class EnquiryAttachmentType {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => String, { description: 'A media type, by the content.' })
  type!: string;

  @Field(() => Int, { nullable: true, description: 'Null where only the name is known.' })
  bytes!: number | null;

  @Field(() => EnquiryAttachmentState)
  state!: AttachmentStateName;

  @Field(() => String, { nullable: true, description: 'Where to download it, if CLEAN.' })
  path!: string | null;
}
