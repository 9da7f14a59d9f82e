import { LinkButton } from '@infinite/ui/link-button';
import { home } from '#(marketing)/content/home.ts';
import { homeSectionPath } from '#(marketing)/home-sections.ts';
import { VoicesTreePicture } from '#(marketing)/pictures/voices-tree-picture.tsx';
import { AuthButton } from '../auth-button.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { OpenMark } from '../open-mark.tsx';

/** What a family keeps around its messages: the features, and the tree drawn large. */
export function Family() {
  const { heading, lead, items } = home.features;
  return (
    <section className="bg-sunk py-10 sm:py-20">
      <div className="page-column">
        <h2 className="m-0 text-3xl sm:text-4xl">{heading}</h2>
        <p className="mt-4 mb-0 max-w-measure text-lg text-ink-soft">{lead}</p>
        <ul className="m-0 mt-8 grid list-none gap-x-12 p-0 sm:grid-cols-2 lg:grid-cols-3">
          {items.map((item) => (
            <li
              key={item.id}
              id={item.id}
              className="flex flex-col items-start border-t-2 border-accent pt-4 pb-6"
            >
              <h3 className="m-0 flex flex-wrap items-center gap-x-3 gap-y-2 text-xl">
                <a
                  href={item.path}
                  className="text-ink underline decoration-rule decoration-2 underline-offset-4 hover:decoration-accent"
                >
                  {item.title}
                </a>
                <OpenMark open={item.open} />
              </h3>
              <p className="mt-2 mb-3">{item.text}</p>
              <AuthButton variant="quiet" size="sm" className="mt-auto -ml-3">
                {item.action}
              </AuthButton>
            </li>
          ))}
        </ul>
        <Tree />
      </div>
    </section>
  );
}

function Tree() {
  const { heading, lead, tree, stories } = home.comparison;
  return (
    <div className="mt-6 grid items-center gap-x-10 gap-y-8 border-t border-rule pt-10 lg:grid-cols-[1.1fr_1fr] lg:gap-x-16">
      <figure className="m-0">
        <VoicesTreePicture label={home.tree.picture} />
        <figcaption className="mt-2 text-center text-sm text-ink-soft">{home.tree.note}</figcaption>
      </figure>
      <div>
        <h2 className="m-0 text-3xl">{heading}</h2>
        <p className="mt-3 mb-6 max-w-measure text-lg text-ink-soft">{lead}</p>
        <ComparisonTable />
        <div className="mt-6 flex flex-wrap gap-3">
          <LinkButton href={homeSectionPath('family-tree')}>{tree}</LinkButton>
          <LinkButton href="/future-messages">{stories}</LinkButton>
        </div>
        <LostAncestor />
      </div>
    </div>
  );
}

/** Both of its buttons lead to the genealogists. */
function LostAncestor() {
  const { heading, text, assist, more, moreAbout } = home.lost;
  return (
    <div className="mt-10 border-l-4 border-amber pl-5">
      <h3 className="m-0 text-xl">{heading}</h3>
      <p className="mt-2 mb-4 max-w-measure">{text}</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton href="/ancestry">{assist}</LinkButton>
        <LinkButton href="/ancestry" variant="quiet">
          {more} <span className="only-read-aloud">{moreAbout}</span>
        </LinkButton>
      </div>
    </div>
  );
}
