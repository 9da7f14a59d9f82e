import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { BlogCategory } from '#features/publishing/blog/index.ts';

export enum NewsletterPace {
  EACH = 'EACH',
  WEEKLY = 'WEEKLY',
  MONTHLY = 'MONTHLY',
}
registerEnumType(NewsletterPace, { name: 'NewsletterPace' });

export enum SubscriberState {
  PENDING = 'PENDING',
  ACTIVE = 'ACTIVE',
  UNSUBSCRIBED = 'UNSUBSCRIBED',
  SUPPRESSED = 'SUPPRESSED',
}
registerEnumType(SubscriberState, {
  name: 'SubscriberState',
  description: 'PENDING: not confirmed. SUPPRESSED: gets no more newsletters.',
});

export enum ConfirmationState {
  GOOD = 'GOOD',
  DONE = 'DONE',
  GONE = 'GONE',
  UNKNOWN = 'UNKNOWN',
}
registerEnumType(ConfirmationState, { name: 'NewsletterConfirmationState' });

@ObjectType({ description: 'The page behind a link to confirm; reading it changes nothing.' })
export class NewsletterConfirmation {
  @Field(() => ConfirmationState)
  state!: `${ConfirmationState}`;

  @Field(() => String, { description: 'Masked.' })
  email!: string;
}

@ObjectType({ description: "A subscriber's choices, for the pages behind the links of an issue." })
export class NewsletterChoices {
  @Field(() => SubscriberState)
  state!: `${SubscriberState}`;

  @Field(() => String, { description: 'Masked.' })
  email!: string;

  @Field(() => [BlogCategory], { description: 'Empty: all of them.' })
  interests!: `${BlogCategory}`[];

  @Field(() => NewsletterPace)
  pace!: `${NewsletterPace}`;

  @Field(() => Boolean, { description: 'Whether the subscriber consented to open tracking.' })
  countsOpens!: boolean;

  @Field(() => Boolean, { description: 'Whether the subscriber consented to click tracking.' })
  countsClicks!: boolean;
}
