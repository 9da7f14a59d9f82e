import { Arg, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { codeInput } from '@infinite/schema/accounts/second-factor.input';
import { requirePerson, type RequestContext } from '#platform/context.ts';
import { makeRecoveryCodes } from '#features/people/security/second-factor/make-recovery-codes.ts';
import {
  readSecondFactor,
  type SecondFactorState,
} from '#features/people/security/second-factor/read-second-factor.ts';
import {
  beginAuthenticator,
  confirmAuthenticator,
  turnOffAuthenticator,
  type AuthenticatorSetup,
} from '#features/people/security/second-factor/set-up-authenticator.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

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
  secondFactor(@Ctx() ctx: RequestContext): Promise<SecondFactorState> {
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

  @Mutation(() => [String], {
    description: 'New recovery codes in place of the former ones. Needs a recent password.',
  })
  makeRecoveryCodes(@Ctx() ctx: RequestContext): Promise<string[]> {
    return makeRecoveryCodes(ctx);
  }
}
