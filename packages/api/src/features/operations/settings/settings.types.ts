import { Temporal } from 'temporal-polyfill';
import { Field, InputType, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Who changed a setting last.' })
export class SettingChange {
  @Field(() => String)
  name!: string;

  @Field(() => Int, { description: 'The version of all settings that this change made.' })
  version!: number;

  @Field(() => Temporal.Instant)
  at!: Temporal.Instant;

  @Field(() => String, { nullable: true, description: 'Username; null if the account is gone.' })
  by!: string | null;
}

@ObjectType({ description: 'System settings.' })
export class SystemSettings {
  @Field(() => Boolean)
  maintenanceMode!: boolean;

  @Field(() => Boolean)
  registrationEnabled!: boolean;

  @Field(() => Int, { description: 'Megabytes an uploaded file may have.' })
  maxFileSize!: number;

  @Field(() => Boolean)
  emailNotifications!: boolean;

  @Field(() => Int, { description: 'Incremented by every change.' })
  version!: number;
}

@InputType({ description: 'Omitted fields do not change.' })
export class SystemSettingsInput {
  @Field(() => Boolean, { nullable: true })
  maintenanceMode?: boolean;

  @Field(() => Boolean, { nullable: true })
  registrationEnabled?: boolean;

  @Field(() => Int, { nullable: true, description: '1 to 10240.' })
  maxFileSize?: number;

  @Field(() => Boolean, { nullable: true })
  emailNotifications?: boolean;
}
