import type { OutlineTemplate } from '#(marketing)/content/template-kinds.ts';
import { templatesPage as words } from '#(marketing)/content/templates.ts';

/** Outlines to read, copy and print. */
export function Outlines({ items }: { items: readonly OutlineTemplate[] }) {
  return (
    <ul className="m-0 list-none border-t border-rule p-0">
      {items.map(({ id, name, use, steps }) => (
        <li key={id} id={id} className="scroll-mt-24 border-b border-rule py-5">
          <h3 className="m-0 text-xl">{name}</h3>
          <p className="mt-1 mb-0 max-w-measure text-ink-soft">{use}</p>
          <details className="mt-2">
            <summary className="link w-fit cursor-pointer py-2">
              {words.read}
              <span className="only-read-aloud">: {name}</span>
            </summary>
            <ol className="mt-3 mb-0 grid max-w-measure list-decimal gap-2 pl-8 marker:text-accent">
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </details>
        </li>
      ))}
    </ul>
  );
}
