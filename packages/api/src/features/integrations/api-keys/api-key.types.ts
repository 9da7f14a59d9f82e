import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Temporal } from 'temporal-polyfill';
import { PageInfo } from '#platform/graphql/page-info.ts';

export enum ApiKeyState {
  ACTIVE = 'ACTIVE',
  EXPIRED = 'EXPIRED',
}
registerEnumType(ApiKeyState, { name: 'ApiKeyState' });

@ObjectType({
  description: 'A credential for programs. Only a signed-in person can list and create keys.',
})
export class ApiKey {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => String, { description: 'Prefix and last four characters.' })
  hint!: string;

  @Field(() => [String], { description: 'Such as "messages:read".' })
  scopes!: string[];

  @Field(() => ApiKeyState)
  state!: ApiKeyState;

  @Field(() => Temporal.Instant)
  createdAt!: Temporal.Instant;

  @Field(() => Temporal.Instant, {
    nullable: true,
    description: 'Null: it does not expire.',
  })
  expiresAt!: Temporal.Instant | null;

  @Field(() => Temporal.Instant, { nullable: true, description: 'To the minute.' })
  lastUsedAt!: Temporal.Instant | null;

  @Field(() => String, { description: 'Username.' })
  madeBy!: string;
}

@ObjectType()
export class ApiKeyEdge {
  @Field(() => String)
  cursor!: string;

  @Field(() => ApiKey)
  node!: ApiKey;
}

@ObjectType({ description: 'Newest first, without those that were revoked.' })
export class ApiKeyConnection {
  @Field(() => [ApiKey])
  nodes!: ApiKey[];

  @Field(() => [ApiKeyEdge])
  edges!: ApiKeyEdge[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}

@ObjectType()
export class CreatedApiKey {
  @Field(() => ApiKey)
  apiKey!: ApiKey;

  @Field(() => String, { description: 'The API key. Shown only once.' })
  secret!: string;
}

@ObjectType()
export class RotatedApiKey extends CreatedApiKey {
  @Field(() => Temporal.Instant, { description: 'Until then the old key works too.' })
  oldExpiresAt!: Temporal.Instant;
}

@InputType()
export class CreateApiKeyInput {
  @Field(() => String)
  name!: string;

  @Field(() => [String])
  scopes!: string[];

  @Field(() => Int, { nullable: true, description: 'Null: it does not expire.' })
  expiresInDays?: number | null;
}
