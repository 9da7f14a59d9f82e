import { Arg, Ctx, Mutation, Query, registerEnumType, Resolver } from 'type-graphql';
import {
  changePasswordInput,
  confirmPasswordInput,
  requestPasswordResetInput,
  resetPasswordInput,
  verifyEmailInput,
} from '@infinite/schema/accounts/password.input';
import type { RequestContext } from '#platform/context.ts';
import { changePassword } from '#features/people/accounts/change-password.ts';
import { confirmPassword } from '#features/people/accounts/confirm-password.ts';
import {
  readAccountLink,
  type AccountLinkState,
} from '#features/people/accounts/read-account-link.ts';
import { requestPasswordReset, resetPassword } from '#features/people/accounts/reset-password.ts';
import { resendVerification, verifyEmail } from '#features/people/accounts/verify-email.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

enum AccountLinkStateType {
  GOOD = 'GOOD',
  OVER = 'OVER',
  CONFIRMED = 'CONFIRMED',
  UNKNOWN = 'UNKNOWN',
}
registerEnumType(AccountLinkStateType, { name: 'AccountLinkState' });

@Resolver()
export class PasswordResolver {
  @Query(() => AccountLinkStateType, {
    description: 'Whether a mailed link to confirm an address or set a password still holds.',
  })
  accountLink(
    @Ctx() ctx: RequestContext,
    @Arg('token', () => String) token: string,
  ): Promise<AccountLinkState> {
    return readAccountLink(ctx, token);
  }

  @Mutation(() => Boolean, {
    description: 'Mails a link when the address is known; true whether it is or not.',
  })
  async requestPasswordReset(
    @Ctx() ctx: RequestContext,
    @Arg('email', () => String) address: string,
  ): Promise<boolean> {
    const { email } = parseInput(requestPasswordResetInput, { email: address });
    await requestPasswordReset(ctx, email);
    return true;
  }

  @Mutation(() => Boolean, {
    description:
      'Sets a new password, signs this device in and every other one out, and turns API keys and webhooks off.',
  })
  async resetPassword(
    @Ctx() ctx: RequestContext,
    @Arg('token', () => String) token: string,
    @Arg('password', () => String) password: string,
  ): Promise<boolean> {
    await resetPassword(ctx, parseInput(resetPasswordInput, { token, password }));
    return true;
  }

  @Mutation(() => Boolean, {
    description:
      'Signs every other device out; turns API keys and webhooks off unless they are kept. Needs a recent password and code where the account signs in in two steps.',
  })
  async changePassword(
    @Ctx() ctx: RequestContext,
    @Arg('currentPassword', () => String) currentPassword: string,
    @Arg('newPassword', () => String) newPassword: string,
    @Arg('keepAccess', () => Boolean, { defaultValue: false }) keepAccess: boolean,
  ): Promise<boolean> {
    const input = { currentPassword, newPassword, keepAccess };
    await changePassword(ctx, parseInput(changePasswordInput, input));
    return true;
  }

  @Mutation(() => Boolean, {
    description:
      'Proves the password again, with a code where the account signs in in two steps (otherwise SECOND_STEP_NEEDED). For ten minutes this session may then make keys and webhooks, change roles and export.',
  })
  async confirmPassword(
    @Ctx() ctx: RequestContext,
    @Arg('password', () => String) password: string,
    @Arg('code', () => String, {
      nullable: true,
      description: 'Of the authenticator app, or a recovery code.',
    })
    code: string | null,
  ): Promise<boolean> {
    await confirmPassword(ctx, parseInput(confirmPasswordInput, { password, code }));
    return true;
  }

  @Mutation(() => Boolean, { description: 'Verifies the address with the mailed link.' })
  async verifyEmail(
    @Ctx() ctx: RequestContext,
    @Arg('token', () => String) link: string,
  ): Promise<boolean> {
    const { token } = parseInput(verifyEmailInput, { token: link });
    await verifyEmail(ctx, token);
    return true;
  }

  @Mutation(() => Boolean, { description: 'Resends the mail to verify the address.' })
  async resendVerification(@Ctx() ctx: RequestContext): Promise<boolean> {
    await resendVerification(ctx);
    return true;
  }
}
