import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { signInInput } from '@infinite/schema/accounts/sign-in.input';
import { signUpInput } from '@infinite/schema/accounts/sign-up.input';
import type { RequestContext } from '#platform/context.ts';
import { Me, SignInInput, SignUpInput } from '#features/people/accounts/account.types.ts';
import { readMe } from '#features/people/accounts/read-me.ts';
import { signIn } from '#features/people/accounts/sign-in.ts';
import { signOut, signOutEverywhere } from '#features/people/accounts/sign-out.ts';
import { signUp } from '#features/people/accounts/sign-up.ts';
import { familyOfUser } from '#features/people/families/index.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

@Resolver()
export class SignInResolver {
  @Mutation(() => Me, { description: 'Makes an account, signed in at once (session cookie).' })
  async signUp(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SignUpInput) input: SignUpInput,
  ): Promise<Me> {
    const { id: userId } = await signUp(ctx, parseInput(signUpInput, withoutNulls(input)));
    return readMe(ctx, { userId, familyId: await familyOfUser(ctx, userId) });
  }

  @Mutation(() => Me, {
    description:
      'Returns the user and sets the session cookie; refused with SECOND_STEP_NEEDED where POST /api/auth/second-step must follow.',
  })
  async signIn(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SignInInput) input: SignInInput,
  ): Promise<Me> {
    const { id: userId } = await signIn(ctx, parseInput(signInInput, withoutNulls(input)));
    return readMe(ctx, { userId, familyId: await familyOfUser(ctx, userId) });
  }

  @Mutation(() => Boolean, { description: 'Ends this session; true for a visitor as well.' })
  async signOut(@Ctx() ctx: RequestContext): Promise<boolean> {
    await signOut(ctx);
    return true;
  }

  @Mutation(() => Boolean, {
    description:
      'Ends every session of the account, this one too, with its API keys and webhooks unless they are kept.',
  })
  async signOutEverywhere(
    @Ctx() ctx: RequestContext,
    @Arg('keepAccess', () => Boolean, { defaultValue: false }) keepAccess: boolean,
  ): Promise<boolean> {
    await signOutEverywhere(ctx, { keepAccess });
    return true;
  }
}

/** A field that a client sends as null is one it leaves out. */
function withoutNulls(input: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));
}
