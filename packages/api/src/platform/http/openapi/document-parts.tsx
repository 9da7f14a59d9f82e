import type { ReactNode } from 'react';
import type { JsonSchema } from '#platform/http/openapi/json-schema.ts';
import type { OpenApiDocument, OpenApiOperation } from '#platform/http/openapi/openapi-document.ts';
import { shapeInWords } from '#platform/http/openapi/shape-in-words.ts';

/** A schema as readable text; `inline` for a single value. */
export function Shape({
  schema,
  document,
  inline,
}: {
  schema: JsonSchema;
  document: OpenApiDocument;
  inline?: boolean;
}): ReactNode {
  const words = shapeInWords(schema, document.components.schemas);
  return inline ? <code>{words}</code> : <pre tabIndex={0}>{words}</pre>;
}

/** The responses of a call: successes open, errors folded. */
export function DocumentedAnswers({
  operation,
  document,
}: {
  operation: OpenApiOperation;
  document: OpenApiDocument;
}): ReactNode {
  return (
    <>
      <h4>Answers</h4>
      {Object.entries(operation.responses).map(([status, { description, headers, content }]) => {
        const shapes = Object.entries(content ?? {});
        const good = Number(status) < 400;
        if (!good) {
          return (
            <p key={status}>
              <strong>{status}</strong> {description.split('\n\n').join(' · ')}
            </p>
          );
        }
        return (
          <div key={status}>
            <p>
              <strong>{status}</strong> {description}
              {shapes.map(([media, { schema }]) => (schema ? '' : ` (${media})`))}
            </p>
            {Object.entries(headers ?? {}).map(([name, header]) => (
              <p key={name} className="soft">
                <code>{name}</code>: {(header as { description: string }).description}
              </p>
            ))}
            {shapes.map(([media, { schema }]) =>
              schema ? <Shape key={media} schema={schema} document={document} /> : null,
            )}
          </div>
        );
      })}
    </>
  );
}
