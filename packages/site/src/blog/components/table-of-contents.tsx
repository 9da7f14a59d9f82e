import { contentsFrom } from '@infinite/schema/catalogue/blog';
import { blogPageWords as words } from '@infinite/schema/words/blog-pages.en';

interface TableOfContentsProps {
  headings: readonly { readonly id: string; readonly text: string; readonly level: number }[];
  readMinutes: number;
}

/** The sections of a long article, in the margin where there is one; a short article needs none. */
export function TableOfContents({ headings, readMinutes }: TableOfContentsProps) {
  const sections = headings.filter(({ level }) => level === 2);
  if (sections.length < contentsFrom.sections || readMinutes < contentsFrom.minutes) return null;
  return (
    <nav
      aria-label={words.contents}
      className="mb-10 bg-sunk px-6 py-5 lg:sticky lg:top-24 lg:col-start-1! lg:row-start-2 lg:mr-8 lg:self-start lg:border-t-2 lg:border-amber lg:bg-transparent lg:px-0 lg:py-3 lg:text-base print:hidden"
    >
      <p className="m-0 font-serif text-lg">{words.contents}</p>
      <ol className="mt-2 mb-0 pl-6 lg:list-none lg:pl-0">
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
