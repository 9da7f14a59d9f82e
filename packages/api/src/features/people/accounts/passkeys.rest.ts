import { doneAnswer, sessionUserAnswer } from '@infinite/schema/accounts/account.answers';
import {
  addPasskeyInput,
  passkeyConfirmInput,
  passkeyOptionsInput,
  passkeySignInInput,
} from '@infinite/schema/accounts/passkey.input';
import { passkeyPath } from '@infinite/schema/catalogue/auth';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { requirePerson } from '#platform/context.ts';
import { countByAddress } from '#features/people/accounts/attempt-limits.ts';
import { confirmWithPasskey } from '#features/people/accounts/confirm-with-passkey.ts';
import { enterWithPasskey } from '#features/people/accounts/enter-with-passkey.ts';
import { openSecondStep } from '#features/people/accounts/second-step.ts';
import {
  addPasskey,
  ownPasskeyOptions,
  passkeyCreationOptions,
  passkeySignInOptions,
} from '#features/people/security/index.ts';
import { route } from '#platform/http/route-contract.ts';

const bodyLimit = 65_536;
const post = { method: 'POST', tag: 'Accounts', bodyLimit } as const;
const options = {
  says: 'Options for the browser (WebAuthn Level 3, JSON form); the challenge is bound to a cookie.',
  json: z.looseObject({ challenge: z.string() }),
};
const done = { success: true } as const;

/** The ceremonies of WebAuthn: each asks for options first, and answers their challenge once. */
export async function passkeysRest(server: FastifyInstance): Promise<void> {
  route(
    server,
    {
      ...post,
      access: 'anyone',
      path: `${passkeyPath}/options`,
      summary: 'Begin to use a passkey',
      description:
        'To sign in, as the second step of this browser, or to confirm who is signed in.',
      body: passkeyOptionsInput,
      answers: { 200: options },
      refusals: ['UNAUTHENTICATED', 'WRONG_STATE', 'RATE_LIMITED'],
    },
    async ({ ctx, body: { purpose } }) => {
      await countByAddress(ctx, 'passkeyPerAddress');
      if (purpose === 'sign-in') return { ...(await passkeySignInOptions(ctx)) };
      const userId = purpose === 'confirm' ? requirePerson(ctx).userId : await openSecondStep(ctx);
      return { ...(await ownPasskeyOptions(ctx, { purpose, userId })) };
    },
  );

  route(
    server,
    {
      ...post,
      access: 'anyone',
      path: `${passkeyPath}/sign-in`,
      summary: 'Sign in with a passkey',
      body: passkeySignInInput,
      answers: {
        200: { says: 'The user object; the session is in the cookie.', json: sessionUserAnswer },
      },
      refusals: ['ACCOUNT_SUSPENDED', 'RATE_LIMITED'],
    },
    ({ ctx, body }) => enterWithPasskey(ctx, body),
  );

  route(
    server,
    {
      ...post,
      access: 'member',
      path: `${passkeyPath}/confirm`,
      summary: 'Confirm with a passkey who is signed in',
      description: 'Counts as the password that acts which hand out power ask for.',
      body: passkeyConfirmInput,
      answers: { 200: { says: 'Confirmed.', json: doneAnswer } },
      refusals: ['FORBIDDEN'],
    },
    async ({ ctx, body }) => {
      await confirmWithPasskey(ctx, body.passkey);
      return done;
    },
  );

  route(
    server,
    {
      ...post,
      access: 'member',
      path: `${passkeyPath}/creation-options`,
      summary: 'Begin to add a passkey',
      answers: { 200: options },
      refusals: ['FORBIDDEN', 'PASSWORD_NEEDED', 'WRONG_STATE'],
    },
    async ({ ctx }) => ({ ...(await passkeyCreationOptions(ctx)) }),
  );

  route(
    server,
    {
      ...post,
      access: 'member',
      path: passkeyPath,
      summary: 'Add a passkey',
      body: addPasskeyInput,
      answers: { 200: { says: 'Added.', json: doneAnswer } },
      refusals: ['FORBIDDEN', 'PASSWORD_NEEDED'],
    },
    async ({ ctx, body }) => {
      await addPasskey(ctx, body);
      return done;
    },
  );
}
