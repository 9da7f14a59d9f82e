import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';

export enum VisitorBadge {
  SIMULATED = 'SIMULATED',
  LIVE = 'LIVE',
  OFF = 'OFF',
}
registerEnumType(VisitorBadge, {
  name: 'VisitorBadge',
  description: 'LIVE counts current page views, without cookies.',
});

@ObjectType({ description: 'Settings of the public site; null: the default.' })
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

  @Field(() => String, { nullable: true, description: 'Text below the headline.' })
  heroLead!: string | null;

  @Field(() => String, { nullable: true, description: 'Label of the button that scrolls down.' })
  heroLook!: string | null;

  @Field(() => String, { nullable: true, description: 'Label of the sign-up button.' })
  heroStart!: string | null;

  @Field(() => Int, { description: 'Send it with a change; a stale version is a CONFLICT.' })
  version!: number;
}

@InputType({ description: 'Replaces all settings; null or empty text restores the default.' })
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
