import type { ReactNode } from 'react';
import { DocumentedAnswers, Shape } from '#platform/http/openapi/document-parts.tsx';
import type { OpenApiDocument, OpenApiOperation } from '#platform/http/openapi/openapi-document.ts';

/** A small style sheet with the product's colors: the page works without the site's build. */
export const documentStyle = `
  :root { color-scheme: light dark; --paper: #fbf7f0; --ink: #2b2118; --soft: #6b5d4d; --rule: #d9cfbf; --deep: #1f4d3d; --inset: #f3ece1;
    font: 18px/1.6 'Source Sans 3', 'Segoe UI', system-ui, sans-serif; }
  @media (prefers-color-scheme: dark) { :root { --paper: #1d1813; --ink: #f3ece1; --soft: #cfc4b4; --rule: #4a4036; --deep: #a9d3bd; --inset: #2a231c; } }
  * { box-sizing: border-box; }
  html { scroll-padding-top: 16px; }
  body { margin: 0; background: var(--paper); color: var(--ink); }
  .frame { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0 48px; max-width: 1280px; margin: 0 auto; padding: 32px 16px 96px; }
  @media (min-width: 960px) { .frame { grid-template-columns: 300px minmax(0, 1fr); } nav { position: sticky; top: 0; align-self: start; max-height: 100vh; overflow-y: auto; padding: 16px 8px 16px 0; } }
  @media (max-width: 959px) { nav { columns: 300px; } nav > div { break-inside: avoid; } }
  h1, h2, h3 { font-family: Newsreader, Georgia, serif; font-weight: 500; line-height: 1.25; text-wrap: balance; }
  h1 { font-size: 40px; margin: 0 0 16px; }
  h2 { font-size: 28px; margin: 64px 0 8px; }
  h3 { font-size: 22px; margin: 0; }
  h4 { font-size: 16px; margin: 20px 0 4px; }
  p { max-width: 68ch; margin: 0 0 12px; }
  a { color: var(--deep); text-underline-offset: 3px; }
  a:focus-visible, summary:focus-visible, [tabindex]:focus-visible { outline: 3px solid var(--deep); outline-offset: 2px; border-radius: 4px; }
  .skip { position: absolute; left: -9999px; } .skip:focus { left: 16px; top: 16px; background: var(--paper); padding: 8px 16px; }
  nav ul { list-style: none; margin: 0 0 16px; padding: 0; font-size: 15px; }
  nav a { display: inline-block; padding: 4px 0; text-decoration: none; overflow-wrap: anywhere; }
  nav a:hover { text-decoration: underline; }
  nav strong { font-size: 15px; }
  article { border-top: 1px solid var(--rule); padding: 24px 0; }
  code, pre { font: 15px/1.5 ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace; }
  code { overflow-wrap: anywhere; }
  .call { display: block; margin: 4px 0 12px; }
  .verb { font-weight: 700; color: var(--deep); }
  .soft { color: var(--soft); }
  table { border-collapse: collapse; width: 100%; font-size: 16px; font-variant-numeric: tabular-nums; }
  th, td { text-align: left; vertical-align: top; padding: 6px 16px 6px 0; border-top: 1px solid var(--rule); }
  th { font-weight: 600; }
  .scroll { overflow-x: auto; }
  details { margin: 4px 0; }
  summary { cursor: pointer; padding: 4px 0; }
  pre { background: var(--inset); padding: 12px 16px; border-radius: 6px; overflow-x: auto; margin: 4px 0 12px; }
`;

interface Operation extends OpenApiOperation {
  readonly method: string;
  readonly path: string;
}

/** The OpenAPI document as a page: no scripts, so the browser's find is its search. */
export function DocumentPage({ document }: { document: OpenApiDocument }): ReactNode {
  const operations: Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method, path })),
  );
  const groups = document.tags.map(({ name, description }) => ({
    name,
    description,
    operations: operations.filter(({ tags }) => tags.includes(name)),
  }));
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{document.info.title}</title>
        <style>{documentStyle}</style>
      </head>
      <body>
        <a className="skip" href="#calls">
          To the calls
        </a>
        <div className="frame">
          <nav aria-label="Calls">
            {groups.map(({ name, operations: calls }) => (
              <div key={name}>
                <strong>{name}</strong>
                <ul>
                  {calls.map(({ operationId, method, path }) => (
                    <li key={operationId}>
                      <a href={`#${operationId}`}>
                        <code>
                          {method.toUpperCase()} {path}
                        </code>
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
            {/* In the flow of the list, so that the keyboard meets it after the calls. */}
            <a href="/api/openapi.json">openapi.json</a>
          </nav>
          <main id="calls">
            <h1>{document.info.title}</h1>
            {document.info.description.split('\n\n').map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <p className="soft">
              OpenAPI {document.openapi}, version {document.info.version}, at{' '}
              <code>{document.servers[0]?.url}</code>
            </p>
            {groups.map((group) => (
              <section key={group.name} aria-label={group.name}>
                <h2>{group.name}</h2>
                {group.description ? <p>{group.description}</p> : null}
                {group.operations.map((operation) => (
                  <Call key={operation.operationId} operation={operation} document={document} />
                ))}
              </section>
            ))}
          </main>
        </div>
      </body>
    </html>
  );
}

function Call({
  operation,
  document,
}: {
  operation: Operation;
  document: OpenApiDocument;
}): ReactNode {
  const { operationId, method, path, summary, description, parameters, requestBody } = operation;
  return (
    <article id={operationId} aria-labelledby={`${operationId}-name`}>
      <h3 id={`${operationId}-name`}>{summary}</h3>
      <code className="call">
        <span className="verb">{method.toUpperCase()}</span> {path}
      </code>
      {description?.split('\n\n').map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {parameters && parameters.length > 0 ? (
        <>
          <h4>Parameters</h4>
          <div className="scroll" tabIndex={0} role="region" aria-label={`Parameters of ${path}`}>
            <table>
              <thead>
                <tr>
                  <th scope="col">Name</th>
                  <th scope="col">In</th>
                  <th scope="col">What it is</th>
                </tr>
              </thead>
              <tbody>
                {parameters.map((parameter) => (
                  <tr key={parameter.name}>
                    <th scope="row">
                      <code>{parameter.name}</code>
                    </th>
                    <td>
                      {parameter.in}
                      {parameter.required ? '' : ', optional'}
                    </td>
                    <td>
                      {parameter.description ? `${parameter.description} ` : ''}
                      <Shape schema={parameter.schema} document={document} inline />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      ) : null}
      {requestBody
        ? Object.entries(requestBody.content).map(([media, { schema }]) => (
            <div key={media}>
              <h4>
                Body <span className="soft">{media}</span>
              </h4>
              <Shape schema={schema} document={document} />
            </div>
          ))
        : null}
      <DocumentedAnswers operation={operation} document={document} />
    </article>
  );
}
