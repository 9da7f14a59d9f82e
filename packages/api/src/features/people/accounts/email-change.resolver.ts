import { Temporal } from 'temporal-polyfill';
import {
  Arg,
  Ctx,
  Field,
  Mutation,
  ObjectType,
  Query,
  registerEnumType,
  Resolver,
} from 'type-graphql';
import {
  emailChangeTokenInput,
  requestEmailChangeInput,
} from '@infinite/schema/accounts/change-email.input';
import type { RequestContext } from '#platform/context.ts';
import {
  confirmEmailChange,
  type EmailChangeProgress,
} from '#features/people/accounts/confirm-email-change.ts';
import {
  readEmailChange,
  readEmailChangeLink,
  withdrawEmailChange,
  type EmailChangeLink,
} from '#features/people/accounts/read-email-change.ts';
import { requestEmailChange } from '#features/people/accounts/request-email-change.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

enum ProgressOfEmailChange {
  WAITS_FOR_CURRENT = 'WAITS_FOR_CURRENT',
  WAITS_FOR_NEW = 'WAITS_FOR_NEW',
  CHANGED = 'CHANGED',
}
registerEnumType(ProgressOfEmailChange, { name: 'EmailChangeProgress' });

enum SideOfEmailChange {
  CURRENT = 'CURRENT',
  NEW = 'NEW',
}
registerEnumType(SideOfEmailChange, { name: 'EmailChangeSide' });

@ObjectType('EmailChange', {
  description: 'A new address of an account that both mailboxes have to confirm.',
})
class EmailChangeType {
  @Field(() => String)
  email!: string;

  @Field(() => Boolean, { description: 'Whether the present mailbox has confirmed it.' })
  currentConfirmed!: boolean;

  @Field(() => Boolean, { description: 'Whether the new mailbox has confirmed it.' })
  newConfirmed!: boolean;

  @Field(() => Temporal.Instant)
  expiresAt!: Temporal.Instant;
}

@ObjectType('EmailChangeLink', { description: 'What a mailed link would confirm.' })
class EmailChangeLinkType {
  @Field(() => SideOfEmailChange)
  side!: EmailChangeLink['side'];

  @Field(() => String, { description: 'The address that the account is to have.' })
  email!: string;
}

@Resolver()
export class EmailChangeResolver {
  @Query(() => EmailChangeType, {
    nullable: true,
    description: 'The change of address that waits for its confirmations.',
  })
  async emailChange(@Ctx() ctx: RequestContext): Promise<EmailChangeType | null> {
    const change = await readEmailChange(ctx);
    return change && typeOf(change);
  }

  @Query(() => EmailChangeLinkType, {
    nullable: true,
    description: 'What a mailed link would confirm; null when it no longer holds.',
  })
  emailChangeLink(
    @Ctx() ctx: RequestContext,
    @Arg('token', () => String) token: string,
  ): Promise<EmailChangeLink | null> {
    return readEmailChangeLink(ctx, token);
  }

  @Mutation(() => EmailChangeType, {
    description:
      'Asks both mailboxes to confirm another address. Replaces an earlier request. Requires a recently typed password.',
  })
  async requestEmailChange(
    @Ctx() ctx: RequestContext,
    @Arg('email', () => String) address: string,
  ): Promise<EmailChangeType> {
    const { email } = parseInput(requestEmailChangeInput, { email: address });
    return typeOf(await requestEmailChange(ctx, email));
  }

  @Mutation(() => Boolean, { description: 'Withdraws the request; the address stays as it is.' })
  async withdrawEmailChange(@Ctx() ctx: RequestContext): Promise<boolean> {
    await withdrawEmailChange(ctx);
    return true;
  }

  @Mutation(() => ProgressOfEmailChange, {
    description: 'Confirms with a mailed link; the second mailbox makes the change.',
  })
  confirmEmailChange(
    @Ctx() ctx: RequestContext,
    @Arg('token', () => String) link: string,
  ): Promise<EmailChangeProgress> {
    const { token } = parseInput(emailChangeTokenInput, { token: link });
    return confirmEmailChange(ctx, token);
  }
}

type Stored = NonNullable<Awaited<ReturnType<typeof readEmailChange>>>;

function typeOf({ email, currentConfirmedAt, newConfirmedAt, expiresAt }: Stored): EmailChangeType {
  return {
    email,
    currentConfirmed: currentConfirmedAt !== null,
    newConfirmed: newConfirmedAt !== null,
    expiresAt,
  };
}
