import { Button } from '@infinite/ui/button';
import type { ReactNode } from 'react';
import { apiDocsWords as words } from '#developers/api-docs.en.ts';

/** Code to copy. The button is named after the block, since a page has many of them. */
export function CodeBlock({ label, code }: { label: string; code: string }) {
  return (
    <figure className="m-0 my-3 min-w-0">
      <figcaption className="flex items-center justify-between gap-3 rounded-t-md border border-rule bg-raised ps-4 text-sm font-semibold">
        {label}
        <Button
          size="sm"
          variant="quiet"
          data-copy=""
          aria-label={`${words.copy}: ${label}`}
          className="noscript:hidden"
        >
          {words.copy}
        </Button>
      </figcaption>
      <Pre label={label}>{code}</Pre>
    </figure>
  );
}

/** Preformatted text that scrolls sideways, with the keyboard too. */
function Pre({ label, children }: { label: string; children: string }) {
  return (
    <pre
      tabIndex={0}
      role="group"
      aria-label={label}
      className="m-0 overflow-x-auto rounded-b-md border border-t-0 border-rule bg-sunk px-4 py-3 font-mono text-sm"
    >
      {children}
    </pre>
  );
}

/** A table that scrolls sideways on a narrow screen. */
export function Table({
  label,
  head,
  rows,
}: {
  label: string;
  head: readonly string[];
  rows: readonly { readonly id?: string; readonly cells: readonly ReactNode[] }[];
}) {
  return (
    <div role="group" aria-label={label} tabIndex={0} className="my-4 overflow-x-auto">
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col" className="py-2 pe-6 text-start font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells }, index) => (
            <tr key={id ?? index} id={id} className="border-t border-rule align-top">
              {cells.map((cell, column) =>
                column === 0 ? (
                  <th key={head[column]} scope="row" className="py-2 pe-6 text-start font-normal">
                    {cell}
                  </th>
                ) : (
                  <td key={head[column]} className="min-w-24 py-2 pe-6">
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
