import { contentsFrom } from '@infinite/schema/catalogue/blog';
import { blogPageWords as words } from '@infinite/schema/words/blog-pages.en';

interface TableOfContentsProps {
  headings: readonly { readonly id: string; readonly text: string; readonly level: number }[];
  readMinutes: number;
}

/** The sections of a long article; a short one needs none. */
export function TableOfContents({ headings, readMinutes }: TableOfContentsProps) {
  const sections = headings.filter(({ level }) => level === 2);
  if (sections.length < contentsFrom.sections || readMinutes < contentsFrom.minutes) return null;
  return (
    <nav aria-label={words.contents} className="mb-10 bg-sunk px-6 py-5 print:hidden">
      <p className="m-0 font-serif text-lg">{words.contents}</p>
      <ol className="mt-2 mb-0 pl-6">
        {sections.map(({ id, text }) => (
          <li key={id} className="py-1">
            <a className="link" href={`#${encodeURIComponent(id)}`}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
