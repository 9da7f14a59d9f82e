import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Recording } from '#features/recordings/recordings/index.ts';

export enum PersonKind {
  CONTACT = 'CONTACT',
  MEMBER = 'MEMBER',
  CHILD = 'CHILD',
}
registerEnumType(PersonKind, {
  name: 'PersonKind',
  description: 'Of the address book, of the family, or a child with a profile.',
});

@ObjectType({ description: 'Somebody whom members may name in an item.' })
export class Taggable {
  @Field(() => PersonKind)
  kind!: PersonKind;

  @Field(() => ID)
  personId!: string;

  @Field(() => String)
  name!: string;
}

@ObjectType({ description: 'Somebody who is in an item, as a member said.' })
export class ItemPersonType extends Taggable {
  @Field(() => ID, { description: 'Of the tag.' })
  id!: string;

  @Field(() => Float, { nullable: true, description: 'Percent from the left of the photo.' })
  x!: number | null;

  @Field(() => Float, { nullable: true, description: 'Percent from the top of the photo.' })
  y!: number | null;

  @Field(() => Boolean)
  mayRemove!: boolean;
}

@ObjectType()
export class PeopleInItem {
  @Field(() => [ItemPersonType])
  people!: ItemPersonType[];

  @Field(() => [Taggable], {
    description: 'Known people whom the archive names that the item came out of, for who may name.',
  })
  offered!: Taggable[];

  @Field(() => Boolean, { description: 'Whether the caller may name people here.' })
  mayTag!: boolean;
}

@ObjectType({ description: 'Somebody who is in items of the family.' })
export class PersonInVault extends Taggable {
  @Field(() => Int, { description: 'Items that the caller may see.' })
  count!: number;

  @Field(() => Recording, { nullable: true, description: 'The last of them.' })
  cover!: Recording | null;
}

@InputType({ description: 'Kind and id of somebody who is known, or the name of somebody new.' })
export class TagInput {
  @Field(() => PersonKind, { nullable: true })
  kind?: PersonKind | null;

  @Field(() => ID, { nullable: true })
  personId?: string | null;

  @Field(() => String, { nullable: true })
  name?: string | null;

  @Field(() => Float, { nullable: true, description: 'Percent from the left; with `y`.' })
  x?: number | null;

  @Field(() => Float, { nullable: true })
  y?: number | null;
}
