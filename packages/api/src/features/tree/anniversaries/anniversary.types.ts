import {
  anniversaryKinds,
  anniversaryLimits,
  type AnniversaryKindName,
} from '@infinite/schema/catalogue/anniversaries';
import { Temporal } from 'temporal-polyfill';
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';

const AnniversaryKind = Object.fromEntries(anniversaryKinds.map((kind) => [kind, kind]));
registerEnumType(AnniversaryKind, {
  name: 'AnniversaryKind',
  description: 'A day that returns: birthdays and weddings of the living, and days of a death.',
});

@ObjectType('AnniversaryPerson', { description: 'Somebody in the tree.' })
export class AnniversaryPersonType {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: 'Empty: nobody knows.' })
  name!: string;
}

@ObjectType('TreeAnniversary', { description: 'A day of the family tree that returns every year.' })
export class TreeAnniversaryType {
  @Field(() => ID)
  id!: string;

  @Field(() => AnniversaryKind)
  kind!: AnniversaryKindName;

  @Field(() => String, { description: 'The next time, YYYY-MM-DD.' })
  on!: string;

  @Field(() => Int, { nullable: true, description: 'In which it happened; null: nobody knows.' })
  year!: number | null;

  @Field(() => String, { description: 'A sentence, such as ‘In memory of Anna’.' })
  title!: string;

  @Field(() => [AnniversaryPersonType], { description: 'One person, or a couple.' })
  people!: readonly AnniversaryPersonType[];
}

@ObjectType('TreeCalendar', {
  description: 'A calendar of these days that a calendar program reads at an address of its own.',
})
export class TreeCalendarType {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => [AnniversaryKind])
  kinds!: readonly AnniversaryKindName[];

  @Field(() => Temporal.Instant)
  createdAt!: Temporal.Instant;

  @Field(() => Temporal.Instant, { nullable: true, description: 'Null: no program has read it.' })
  lastReadAt!: Temporal.Instant | null;
}

@ObjectType('NewTreeCalendar')
export class NewTreeCalendarType {
  @Field(() => TreeCalendarType)
  calendar!: TreeCalendarType;

  @Field(() => String, {
    description: 'Its address, which holds a secret and is given this once, without an origin.',
  })
  path!: string;
}

@InputType()
export class TreeCalendarInput {
  @Field(() => String, { description: `At most ${anniversaryLimits.calendarName} letters.` })
  name!: string;

  @Field(() => [AnniversaryKind])
  kinds!: AnniversaryKindName[];
}
