import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Recording } from '#features/recordings/recordings/index.ts';
import { PersonKind, Taggable } from '#features/vault/people-in-items/index.ts';

@ObjectType()
export class RememberedItem {
  @Field(() => Recording)
  recording!: Recording;

  @Field(() => Int, { description: 'That it was taken in.' })
  year!: number;
}

@ObjectType({ description: 'What was taken on this date in earlier years; at most 60 of each.' })
export class RememberedDayType {
  @Field(() => String, { description: 'In the time zone of the caller, YYYY-MM-DD.' })
  today!: string;

  @Field(() => Boolean, { description: 'The caller hides this day of the year.' })
  hidden!: boolean;

  @Field(() => [RememberedItem], { description: 'The latest year first.' })
  onThisDay!: RememberedItem[];

  @Field(() => [RememberedItem], { description: 'Of which nothing but the month is known.' })
  inThisMonth!: RememberedItem[];
}

@ObjectType({ description: 'A day of the year, or somebody, that the caller hides.' })
export class OnThisDayHidden {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { nullable: true, description: 'MM-DD.' })
  monthDay!: string | null;

  @Field(() => Taggable, { nullable: true })
  person!: Taggable | null;
}

@InputType({ description: 'A day of the year (MM-DD), or kind and id of somebody.' })
export class HideInput {
  @Field(() => String, { nullable: true })
  monthDay?: string | null;

  @Field(() => PersonKind, { nullable: true })
  kind?: PersonKind | null;

  @Field(() => ID, { nullable: true })
  personId?: string | null;
}
