import { Badge } from '@infinite/ui/badge';
import type { JsonSchema } from '@infinite/schema/http/openapi';
import type { ReactNode } from 'react';
import { apiDocsWords } from '#developers/api-docs.en.ts';
import { canBeTried, type Call } from '#developers/call.ts';
import { curlExample, sampleRequest, typescriptExample } from '#developers/examples.ts';
import { shapeInWords } from '#developers/shape-in-words.ts';
import { CodeBlock, Table } from './code-block.tsx';
import { CodeExamples } from './code-examples.tsx';
import { InlineWords } from './inline-words.tsx';
import { TryIt } from './try-it.tsx';

const words = apiDocsWords.rest;

interface CallProps {
  call: Call;
  definitions: Readonly<Record<string, JsonSchema>>;
  /** The search does not find it. */
  hidden: boolean;
}

/** One call: what it does and needs, its input, its answers, examples, and a form to try it. */
export function CallArticle({ call, definitions, hidden }: CallProps) {
  const { id, method, path, summary, description, parameters, body, tag } = call;
  const request = sampleRequest(call, definitions);
  return (
    <article
      aria-labelledby={`${id}-name`}
      data-call={`${method} ${path} ${summary} ${tag}`}
      hidden={hidden}
      className="border-t border-rule py-6"
    >
      <h4 id={id} className="m-0 font-sans text-lg font-semibold">
        <a id={`${id}-name`} href={`#${id}`} className="text-inherit no-underline hover:underline">
          {summary}
        </a>
      </h4>
      <p className="mt-1 mb-3 flex flex-wrap items-center gap-x-3 gap-y-2">
        <code className="min-w-0 wrap-anywhere">
          <strong>{method}</strong> {path}
        </code>
        <Badge>{needsOf(call)}</Badge>
      </p>
      {description.filter(isNotInBadge).map((paragraph) => (
        <p key={paragraph} className="mt-0 mb-2 max-w-measure">
          <InlineWords>{paragraph}</InlineWords>
        </p>
      ))}
      {parameters.length > 0 ? (
        <Table
          label={`${words.parameters}: ${method} ${path}`}
          head={[words.name, words.place, words.what]}
          rows={parameters.map((parameter) => ({
            cells: [
              <code key="name">{parameter.name}</code>,
              parameter.required ? parameter.in : `${parameter.in}, ${words.optional}`,
              [parameter.description, shapeInWords(parameter.schema, definitions)]
                .filter(Boolean)
                .join(' · '),
            ],
          }))}
        />
      ) : null}
      {body ? (
        <CodeBlock
          label={`${words.body}, ${body.media}`}
          code={shapeInWords(body.schema, definitions)}
        />
      ) : null}
      <Answers call={call} definitions={definitions} />
      <Fold label={words.examples} of={summary}>
        <CodeExamples
          code={{
            curl: curlExample(request, call),
            TypeScript: typescriptExample(request, call),
          }}
        />
      </Fold>
      {canBeTried(call) ? (
        <Fold label={apiDocsWords.tryIt.summary} of={summary} scripted>
          <TryIt call={call} definitions={definitions} />
        </Fold>
      ) : null}
    </article>
  );
}

/** A part that is opened on demand; `scripted` ones are left out where no script runs. */
export function Fold(props: {
  label: string;
  of: string;
  scripted?: boolean;
  children: ReactNode;
}) {
  const { label, of, scripted, children } = props;
  return (
    <details className={scripted ? 'noscript:hidden' : undefined}>
      <summary className="link w-fit cursor-pointer py-2">
        {label}
        <span className="only-read-aloud">: {of}</span>
      </summary>
      {children}
    </details>
  );
}

function Answers({ call, definitions }: Omit<CallProps, 'hidden'>) {
  const responses = Object.entries(call.responses);
  const codes = responses
    .filter(([status]) => Number(status) >= 400)
    .flatMap(([, { description }]) => description.match(/^[A-Z_]{4,}(?=:)/gm) ?? []);
  return (
    <>
      {responses
        .filter(([status]) => Number(status) < 400)
        .map(([status, { description, content, headers }]) => {
          const [media, answer] = Object.entries(content ?? {})[0] ?? [];
          const named = Object.entries((headers ?? {}) as Record<string, { description: string }>);
          const says = `${status}: ${description}${media && media !== '*/*' ? ` (${media})` : ''}`;
          return (
            <div key={status}>
              {answer?.schema ? (
                <CodeBlock label={says} code={shapeInWords(answer.schema, definitions)} />
              ) : (
                <p className="m-0 text-sm font-semibold">{says}</p>
              )}
              {named.map(([name, header]) => (
                <p key={name} className="m-0 text-sm text-ink-soft">
                  <code>{name}</code>: {header.description}
                </p>
              ))}
            </div>
          );
        })}
      <p className="mt-2 mb-1 text-sm">
        {words.refusals}:{' '}
        {codes.map((code, index) => (
          <span key={code}>
            {index > 0 ? ' · ' : ''}
            <a className="link wrap-anywhere" href={`#${code}`}>
              {code}
            </a>
          </span>
        ))}
      </p>
    </>
  );
}

/** The badge names the scope already. */
const isNotInBadge = (paragraph: string) => !paragraph.startsWith('An API key needs');

function needsOf({ credential }: Call): string {
  switch (credential.kind) {
    case 'key':
      return credential.scope ? words.needsScope(credential.scope) : words.needsKey;
    case 'session':
      return words.needsSession;
    case 'operator':
      return words.needsOperator;
    case 'none':
      return words.open;
  }
}
