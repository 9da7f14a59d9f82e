import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { enquiryLimits } from '@infinite/schema/catalogue/enquiries';
import { enquiryWords as words } from '@infinite/schema/words/enquiries.en';
import { isRefusal } from '@infinite/api-client/refusal';
import type { ApiOnServer } from '#api/api-on-server.ts';
import { enterAccount } from '#server/enter-account.ts';
import { accountForms, formActs, type FormValues } from '#server/form-acts.ts';
import type { FormState } from '#renderer/page-audience.ts';
import type { RenderedPage } from '#server/render.ts';

interface FormsOptions {
  readonly connect: (request: FastifyRequest, reply: FastifyReply) => Promise<ApiOnServer>;
  /** Renders the page of the form again, with the typed values. */
  readonly draw: (asked: Asked, form: FormState) => Promise<RenderedPage>;
  readonly send: (reply: FastifyReply, page: RenderedPage) => FastifyReply;
  readonly closed: (reply: FastifyReply) => Promise<FastifyReply>;
}

interface Asked {
  readonly path: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * The forms of public pages, as a browser sends them without scripts: a valid form redirects (303),
 * an invalid one renders the same page with the typed values.
 */
export async function serveForms(server: FastifyInstance, options: FormsOptions): Promise<void> {
  await server.register(async (forms) => {
    const { formBytes: bodyLimit } = enquiryLimits;
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit },
      (_request, body, done) =>
        done(null, Object.fromEntries(new URLSearchParams(String(body).toWellFormed()))),
    );
    forms.setErrorHandler<FastifyError>(async (error, request, reply) => {
      const status = error.statusCode ?? statusOf(error);
      if (status === 503) return options.closed(reply);
      if (status >= 500) request.log.error({ err: error }, 'a form failed');
      const problem = status === 413 ? words.tooLarge : words.failed;
      return answer(
        options,
        { path: pathOf(request), request, reply },
        { status, values: {}, problem, fields: {} },
      );
    });
    const perform =
      (path: string, act: (asked: Asked, values: FormValues) => Promise<string>) =>
      async (request: FastifyRequest, reply: FastifyReply) => {
        // The parser above returns nothing else; a missing body gives undefined.
        const values = (request.body ?? {}) as FormValues;
        try {
          const to = await act({ path, request, reply }, values);
          return await reply.header('cache-control', 'no-store').redirect(to, 303);
        } catch (error) {
          const refused = refusalOf(error);
          if (!refused) throw error;
          return answer(options, { path, request, reply }, { ...refused, values });
        }
      };
    for (const [path, act] of Object.entries(formActs)) {
      const onForm = perform(path, async ({ request, reply }, values) =>
        act(await options.connect(request, reply), values),
      );
      forms.post(path, onForm);
    }
    for (const path of accountForms) {
      const enter = perform(path, ({ request, reply }, values) =>
        enterAccount(request, reply, values),
      );
      forms.post(path, enter);
    }
  });
}

async function answer(
  { draw, send }: FormsOptions,
  asked: Asked,
  { status, ...form }: FormState & { status: number },
): Promise<FastifyReply> {
  const page = await draw(asked, form);
  return send(asked.reply, { ...page, status: page.status === 200 ? status : page.status });
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '/';
}

const statuses: Readonly<Record<string, number>> = {
  INVALID_INPUT: 422,
  RATE_LIMITED: 429,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  REGISTRATION_CLOSED: 403,
  ACCOUNT_SUSPENDED: 403,
  SAMPLE_FAMILY: 403,
  NOT_FOUND: 404,
  WRONG_STATE: 409,
  CONFLICT: 409,
  UNAVAILABLE: 503,
};

function statusOf(error: unknown): number {
  if (!(error instanceof Error) || !('status' in error)) return 500;
  return typeof error.status === 'number' ? error.status : 500;
}

/** The message to show; undefined for unexpected errors. */
function refusalOf(error: unknown): (Omit<FormState, 'values'> & { status: number }) | undefined {
  if (!isRefusal(error)) return undefined;
  const status = statuses[error.code];
  return status === undefined ? undefined : { status, problem: error.words, fields: error.fields };
}
