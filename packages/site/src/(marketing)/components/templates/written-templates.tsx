import { LinkButton } from '@infinite/ui/link-button';
import type { WrittenTemplate } from '#(marketing)/content/template-kinds.ts';
import { templatesPage as words } from '#(marketing)/content/templates.ts';

/** Templates that open in the composer; each can be read here first. */
export function WrittenTemplates({ items }: { items: readonly WrittenTemplate[] }) {
  return (
    <ul className="m-0 list-none border-t border-rule p-0">
      {items.map(({ id, name, use, title, body }) => (
        <li key={id} id={id} className="scroll-mt-24 border-b border-rule py-5">
          <div className="flex flex-col gap-x-8 gap-y-3 sm:flex-row sm:items-start sm:justify-between">
            <div className="max-w-measure">
              <h3 className="m-0 text-xl">{name}</h3>
              <p className="mt-1 mb-0 text-ink-soft">{use}</p>
            </div>
            <LinkButton
              href={`/schedule-message?template=${id}`}
              className="w-fit shrink-0 print:hidden"
            >
              <span>
                {words.open}
                <span className="only-read-aloud">: {name}</span>
              </span>
            </LinkButton>
          </div>
          <details className="mt-2">
            <summary className="link w-fit cursor-pointer py-2">
              {words.read}
              <span className="only-read-aloud">: {name}</span>
            </summary>
            <div className="mt-3 max-w-[40rem] rounded-lg border border-rule bg-raised p-6 font-serif text-lg whitespace-pre-line">
              <p className="mt-0 mb-4 font-sans text-base text-ink-soft">
                {words.subject}: {title}
              </p>
              {body}
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
}
