import {
  csrfTokenAnswer,
  doneAnswer,
  sessionUserAnswer,
} from '@infinite/schema/accounts/account.answers';
import { secondStepInput } from '@infinite/schema/accounts/second-factor.input';
import { signInInput } from '@infinite/schema/accounts/sign-in.input';
import { signUpInput } from '@infinite/schema/accounts/sign-up.input';
import { timeZoneField } from '@infinite/schema/accounts/time-zone.input';
import {
  csrfHeader,
  registrationClosed,
  registrationHeader,
  secondStepPath,
  timeZoneHeader,
} from '@infinite/schema/catalogue/auth';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '#platform/context.ts';
import { countByAddress } from '#features/people/accounts/attempt-limits.ts';
import { csrfCookie, issueCsrfToken, requireCsrfToken } from '#features/people/accounts/csrf.ts';
import { sessionUser } from '#features/people/accounts/session-user.ts';
import { signIn } from '#features/people/accounts/sign-in.ts';
import { signOut } from '#features/people/accounts/sign-out.ts';
import { signUp } from '#features/people/accounts/sign-up.ts';
import { takeSecondStep } from '#features/people/accounts/take-second-step.ts';
import { readSettings } from '#features/operations/settings/index.ts';
import { readCookie } from '#platform/http/cookies.ts';
import { route } from '#platform/http/route-contract.ts';

/** No account call takes more than a few hundred bytes. */
const bodyLimit = 16_384;
const account = { tag: 'Accounts', access: 'anyone' } as const;
const signedIn = {
  says: 'The user object; the session is in the cookie.',
  json: sessionUserAnswer,
};

const signUpHeaders = z.object({
  [csrfHeader]: z.string().optional().describe('The token of GET /api/csrf-token; needed.'),
  [timeZoneHeader]: z
    .string()
    .optional()
    .describe('IANA time zone of the device, such as Europe/Lisbon.'),
});

/** The documented calls (specification, section 7). */
export async function accountsRest(server: FastifyInstance, app: AppContext): Promise<void> {
  const csrfSecret = (request: FastifyRequest) =>
    readCookie(request, app.config.publicOrigin, csrfCookie);

  route(
    server,
    {
      ...account,
      method: 'GET',
      path: '/api/auth/status',
      summary: 'Who is signed in',
      answers: { 200: { says: 'The user object, or null.', json: sessionUserAnswer.nullable() } },
    },
    async ({ ctx }) => (ctx.actor.kind === 'member' ? sessionUser(ctx, ctx.actor.userId) : null),
  );

  route(
    server,
    {
      ...account,
      method: 'GET',
      path: '/api/csrf-token',
      summary: 'Get a CSRF token for a sign-up',
      description: 'It is bound to a cookie that the same response sets.',
      answers: {
        200: {
          says: 'The token.',
          json: csrfTokenAnswer,
          headers: {
            [registrationHeader]: `${registrationClosed}, where a sign-up would be refused; else absent.`,
          },
        },
      },
      refusals: ['RATE_LIMITED'],
    },
    async ({ ctx, request }, reply) => {
      await countByAddress(ctx, 'csrfPerAddress');
      const { registrationEnabled } = await readSettings(ctx);
      if (!registrationEnabled) reply.header(registrationHeader, registrationClosed);
      return { csrfToken: issueCsrfToken(ctx, csrfSecret(request)) };
    },
  );

  route(
    server,
    {
      ...account,
      method: 'POST',
      path: '/api/auth/signup',
      summary: 'Sign up',
      headers: signUpHeaders,
      body: signUpInput,
      bodyLimit,
      answers: { 200: signedIn },
      refusals: ['CSRF', 'REGISTRATION_CLOSED', 'RATE_LIMITED'],
      before: (request) => requireCsrfToken(csrfSecret(request), request.headers[csrfHeader]),
    },
    async ({ ctx, headers, body }) => {
      const hint = timeZoneField.safeParse(headers[timeZoneHeader]).data;
      return signUp(ctx, { timeZone: hint, ...body });
    },
  );

  route(
    server,
    {
      ...account,
      method: 'POST',
      path: '/api/auth/signin',
      summary: 'Sign in',
      body: signInInput,
      bodyLimit,
      answers: { 200: signedIn },
      description: `Where the account asks for a second step, the refusal SECOND_STEP_NEEDED sets a cookie that opens POST ${secondStepPath} in this browser alone.`,
      refusals: ['UNAUTHENTICATED', 'SECOND_STEP_NEEDED', 'ACCOUNT_SUSPENDED', 'RATE_LIMITED'],
    },
    ({ ctx, body }) => signIn(ctx, body),
  );

  route(
    server,
    {
      ...account,
      method: 'POST',
      path: secondStepPath,
      summary: 'The second step of a sign-in',
      description: 'A code of the authenticator app, or a recovery code.',
      body: secondStepInput,
      bodyLimit,
      answers: { 200: signedIn },
      refusals: ['UNAUTHENTICATED', 'ACCOUNT_SUSPENDED', 'RATE_LIMITED'],
    },
    ({ ctx, body }) => takeSecondStep(ctx, body),
  );

  route(
    server,
    {
      ...account,
      method: 'POST',
      path: '/api/auth/signout',
      summary: 'Sign out',
      description: 'Ends the session; a visitor gets the same answer.',
      bodyLimit,
      answers: { 200: { says: 'Nobody is signed in any more.', json: doneAnswer } },
    },
    async ({ ctx }) => {
      await signOut(ctx);
      return { success: true } as const;
    },
  );
}
