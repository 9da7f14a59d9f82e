import { isRefusal, refusalOfResponse } from '@infinite/api-client/refusal';
import { csrfHeader, secondStepPath } from '@infinite/schema/catalogue/auth';
import type { FastifyInstance, FastifyReply, FastifyRequest, InjectOptions } from 'fastify';
import { destinationAfterAuth } from '#auth/after-auth.ts';
import { secondStepPage } from '#auth/second-step-page.ts';
import type { FormValues } from '#server/form-acts.ts';

type Method = 'GET' | 'POST';

/**
 * Signs in, signs up or takes the second step, as the form says, by the documented calls of the API: they are sent
 * within this process as if the browser had made them, so that every limit and every defence holds,
 * and the browser gets their cookies. That no other site sent the form was checked before.
 * @returns where to go
 * @throws Refusal
 */
export async function enterAccount(
  request: FastifyRequest,
  reply: FastifyReply,
  { act, email = '', password = '', code = '', returnUrl }: FormValues,
): Promise<string> {
  const address = email.trim();
  const device = { password, browser: 'other', mobile: false };
  const calls = new CallsOf(request);
  if (act === 'signup') {
    const given = await calls.make('GET', '/api/csrf-token');
    const { csrfToken } = (await given.json()) as { csrfToken: string };
    const username = address.slice(0, Math.max(0, address.lastIndexOf('@')));
    const body = { username, email: address, ...device };
    await calls.make('POST', '/api/auth/signup', body, { [csrfHeader]: csrfToken });
  } else if (act === 'second-step') {
    await calls.make('POST', secondStepPath, { code, browser: 'other', mobile: false });
  } else {
    try {
      await calls.make('POST', '/api/auth/signin', { username: address, ...device });
    } catch (error) {
      if (!isRefusal(error, 'SECOND_STEP_NEEDED')) throw error;
      reply.header('set-cookie', calls.cookies);
      return secondStepPage(returnUrl);
    }
  }
  reply.header('set-cookie', calls.cookies);
  return destinationAfterAuth({ returnUrl });
}

/** Calls of one browser, each with the cookies that the ones before it brought. */
class CallsOf {
  readonly cookies: string[] = [];
  private readonly server: FastifyInstance;

  constructor(private readonly request: FastifyRequest) {
    this.server = request.server;
  }

  async make(
    method: Method,
    url: string,
    payload?: object,
    more: Record<string, string> = {},
  ): Promise<Response> {
    const { headers, socket } = this.request;
    const options: InjectOptions = {
      method,
      url,
      headers: { ...kept(headers), ...more, cookie: this.cookie() },
      // Who asks is counted by the address that asks.
      remoteAddress: socket.remoteAddress ?? '',
      ...(payload && { payload }),
    };
    const answer = await this.server.inject(options);
    this.cookies.push(...[answer.headers['set-cookie'] ?? []].flat());
    const response = new Response(answer.body, { status: answer.statusCode });
    if (!response.ok) throw await refusalOfResponse(response);
    return response;
  }

  private cookie(): string {
    const fresh = this.cookies.map((cookie) => cookie.split(';', 1)[0] ?? '');
    const names = new Set(fresh.map((pair) => pair.split('=', 1)[0]));
    const old = (this.request.headers.cookie ?? '')
      .split(/;\s*/)
      .filter((pair) => pair && !names.has(pair.split('=', 1)[0]));
    return [...old, ...fresh].join('; ');
  }
}

/** What a header says of the form's own body is not true of a call. */
function kept(headers: FastifyRequest['headers']): FastifyRequest['headers'] {
  const own = /^(?:content-|transfer-encoding$|accept|connection$|expect$|if-)/;
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !own.test(name)));
}
