import { Button } from '@infinite/ui/button';
import { Field } from '@infinite/ui/field';
import { Select } from '@infinite/ui/select';
import { TextArea } from '@infinite/ui/text-area';
import { TextInput } from '@infinite/ui/text-input';
import type { JsonSchema } from '@infinite/schema/http/openapi';
import type { ReactNode } from 'react';
import { apiDocsWords } from '#developers/api-docs.en.ts';
import type { Call, Parameter } from '#developers/call.ts';
import { sampleOf } from '#developers/sample-of.ts';

const words = apiDocsWords.tryIt;
const code = 'font-mono text-sm';

/** A form that makes the call from this page; `serveApiPage` sends it. */
export function TryIt({
  call,
  definitions,
}: {
  call: Call;
  definitions: Readonly<Record<string, JsonSchema>>;
}) {
  const { body } = call;
  return (
    <TryForm call={call}>
      {call.parameters.map((parameter) => (
        <Field
          key={`${parameter.in} ${parameter.name}`}
          label={parameter.name}
          note={parameter.required ? undefined : apiDocsWords.rest.optional}
        >
          <ParameterControl parameter={parameter} />
        </Field>
      ))}
      {body?.schema['format'] === 'binary' ? (
        <Field label={words.file}>
          <TextInput type="file" data-body="" className="py-2.5" />
        </Field>
      ) : body ? (
        <Field label={words.body}>
          <TextArea
            data-body=""
            spellCheck={false}
            defaultValue={JSON.stringify(sampleOf(body.schema, definitions), null, 2)}
            className={code}
          />
        </Field>
      ) : null}
    </TryForm>
  );
}

function ParameterControl({ parameter }: { parameter: Parameter }) {
  const { in: place, name, schema } = parameter;
  const choices = schema['enum'];
  const control = { 'data-in': place, 'data-name': name };
  if (Array.isArray(choices)) {
    return (
      <Select {...control} defaultValue={parameter.required ? String(choices[0]) : ''}>
        {parameter.required ? null : <option value="">{apiDocsWords.rest.notSent}</option>}
        {choices.map((choice) => (
          <option key={String(choice)}>{String(choice)}</option>
        ))}
      </Select>
    );
  }
  return <TextInput {...control} autoComplete="off" spellCheck={false} className={code} />;
}

/**
 * The frame of a form that sends a request. `method="dialog"` keeps what is typed out of the address
 * where no script runs; the form is hidden there anyway.
 */
export function TryForm({
  call,
  media,
  children,
}: {
  call: Pick<Call, 'id' | 'method' | 'path' | 'body'>;
  media?: string;
  children: ReactNode;
}) {
  const { method, path, body } = call;
  return (
    <form
      method="dialog"
      noValidate
      data-try=""
      data-method={method}
      data-path={path}
      data-media={media ?? body?.media}
      className="grid max-w-3xl gap-4 py-3 noscript:hidden"
    >
      {children}
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" variant="primary">
          {words.send}
        </Button>
        {method === 'GET' || path === '/graphql' ? null : (
          <span className="text-sm text-ink-soft">{words.changes}</span>
        )}
      </div>
      <div data-result="" className="min-w-0 empty:hidden" />
    </form>
  );
}
