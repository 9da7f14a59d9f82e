import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';

export enum VisitorBadge {
  SIMULATED = 'SIMULATED',
  LIVE = 'LIVE',
  OFF = 'OFF',
}
registerEnumType(VisitorBadge, {
  name: 'VisitorBadge',
  description: 'LIVE counts the pages that are being looked at, without cookies.',
});

@ObjectType({ description: 'What administrators decided about the public site; null: nobody did.' })
export class SiteSettings {
  @Field(() => VisitorBadge)
  visitorBadge!: VisitorBadge;

  @Field(() => Boolean)
  notificationPopup!: boolean;

  @Field(() => String, { nullable: true })
  supportEmail!: string | null;

  @Field(() => String, { nullable: true })
  supportPhone!: string | null;

  @Field(() => String, { nullable: true, description: "The footer's link to a blog elsewhere." })
  blogUrl!: string | null;

  @Field(() => String, { nullable: true, description: "The home page's headline." })
  heroHeading!: string | null;

  @Field(() => String, { nullable: true, description: 'The words below it.' })
  heroLead!: string | null;

  @Field(() => String, { nullable: true, description: 'On the button that leads further down.' })
  heroLook!: string | null;

  @Field(() => String, { nullable: true, description: 'On the button that begins a sign-up.' })
  heroStart!: string | null;

  @Field(() => Int, { description: 'Name it when you change them: a stale one is a CONFLICT.' })
  version!: number;
}

@InputType({ description: 'All of them; null or an empty text goes back to the default.' })
export class SiteSettingsInput {
  @Field(() => VisitorBadge)
  visitorBadge!: VisitorBadge;

  @Field(() => Boolean)
  notificationPopup!: boolean;

  @Field(() => String, { nullable: true })
  supportEmail?: string | null;

  @Field(() => String, { nullable: true })
  supportPhone?: string | null;

  @Field(() => String, { nullable: true })
  blogUrl?: string | null;

  @Field(() => String, { nullable: true })
  heroHeading?: string | null;

  @Field(() => String, { nullable: true })
  heroLead?: string | null;

  @Field(() => String, { nullable: true })
  heroLook?: string | null;

  @Field(() => String, { nullable: true })
  heroStart?: string | null;
}
