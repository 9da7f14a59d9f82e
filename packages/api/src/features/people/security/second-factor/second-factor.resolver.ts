import { Temporal } from 'temporal-polyfill';
import { Arg, Ctx, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import { renamePasskeyInput } from '@infinite/schema/accounts/passkey.input';
import { codeInput } from '@infinite/schema/accounts/second-factor.input';
import { requirePerson, type RequestContext } from '#platform/context.ts';
import { removePasskey } from '#features/people/security/passkeys/remove-passkey.ts';
import { renamePasskey } from '#features/people/security/passkeys/rename-passkey.ts';
import { makeRecoveryCodes } from '#features/people/security/second-factor/make-recovery-codes.ts';
import { readSecondFactor } from '#features/people/security/second-factor/read-second-factor.ts';
import {
  beginAuthenticator,
  confirmAuthenticator,
  turnOffAuthenticator,
  type AuthenticatorSetup,
} from '#features/people/security/second-factor/set-up-authenticator.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

@ObjectType('Passkey', { description: 'Signs in without the password.' })
class PasskeyType {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => Temporal.Instant)
  createdAt!: Temporal.Instant;

  @Field(() => Temporal.Instant, { nullable: true, description: 'Null until its first use.' })
  lastUsedAt!: Temporal.Instant | null;
}

@ObjectType('SecondFactor', { description: 'What an account asks for beside the password.' })
class SecondFactorType {
  @Field(() => Boolean, { description: 'Whether codes of an authenticator app are asked for.' })
  authenticator!: boolean;

  @Field(() => Int)
  recoveryCodesLeft!: number;

  @Field(() => Boolean, {
    description: 'Whether this administrator must set one up before administering.',
  })
  due!: boolean;

  @Field(() => [PasskeyType], { description: 'Oldest first, at most 20.' })
  passkeys!: readonly PasskeyType[];
}

@ObjectType('AuthenticatorSetup', {
  description: 'A secret that counts once a code of it arrived.',
})
class AuthenticatorSetupType {
  @Field(() => String, { description: 'Base 32, for typing into the app.' })
  secret!: string;

  @Field(() => String, { description: 'The otpauth URI that the QR code holds.' })
  uri!: string;
}

@Resolver()
export class SecondFactorResolver {
  @Query(() => SecondFactorType)
  secondFactor(@Ctx() ctx: RequestContext): Promise<SecondFactorType> {
    return readSecondFactor(ctx, requirePerson(ctx));
  }

  @Mutation(() => AuthenticatorSetupType, {
    description: 'Begins to set up an authenticator app. Needs a recent password.',
  })
  beginAuthenticator(@Ctx() ctx: RequestContext): Promise<AuthenticatorSetup> {
    return beginAuthenticator(ctx);
  }

  @Mutation(() => [String], {
    description:
      'The first code of the app turns sign-in in two steps on; returns recovery codes, once.',
  })
  confirmAuthenticator(
    @Ctx() ctx: RequestContext,
    @Arg('code', () => String) given: string,
  ): Promise<string[]> {
    const { code } = parseInput(codeInput, { code: given });
    return confirmAuthenticator(ctx, code);
  }

  @Mutation(() => Boolean, {
    description: 'Removes the app and its recovery codes. Needs a recent password.',
  })
  async turnOffAuthenticator(@Ctx() ctx: RequestContext): Promise<boolean> {
    await turnOffAuthenticator(ctx);
    return true;
  }

  @Mutation(() => Boolean, {
    description: 'Removes one of your own passkeys. Needs a recent password.',
  })
  async removePasskey(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
  ): Promise<boolean> {
    if (!z.guid().safeParse(id).success) throw new AppError('NOT_FOUND');
    await removePasskey(ctx, id);
    return true;
  }

  @Mutation(() => Boolean, { description: 'Gives one of your own passkeys another name.' })
  async renamePasskey(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('name', () => String) name: string,
  ): Promise<boolean> {
    if (!z.guid().safeParse(id).success) throw new AppError('NOT_FOUND');
    await renamePasskey(ctx, parseInput(renamePasskeyInput, { id, name }));
    return true;
  }

  @Mutation(() => [String], {
    description: 'New recovery codes in place of the former ones. Needs a recent password.',
  })
  makeRecoveryCodes(@Ctx() ctx: RequestContext): Promise<string[]> {
    return makeRecoveryCodes(ctx);
  }
}
