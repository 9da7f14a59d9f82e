import { Band } from '#(marketing)/components/band.tsx';
import { Opening } from '#(marketing)/components/opening.tsx';
import { Outlines } from '#(marketing)/components/templates/outlines.tsx';
import { WrittenTemplates } from '#(marketing)/components/templates/written-templates.tsx';
import { letterTemplates } from '#(marketing)/content/letter-templates.ts';
import { messageTemplates } from '#(marketing)/content/message-templates.ts';
import { capsuleTemplates, scrapbookTemplates } from '#(marketing)/content/outline-templates.ts';
import { templatesPage as words } from '#(marketing)/content/templates.ts';
import { SheetsPicture } from '#(marketing)/pictures/sheets-picture.tsx';

export function Page() {
  const { messages, letters, scrapbooks, capsules } = words.kinds;
  return (
    <>
      <Opening heading={words.heading} lead={words.lead} picture={<SheetsPicture />} />
      <div className="page-column pb-12">
        <p className="mt-0 mb-4 max-w-measure">{words.how}</p>
        <nav aria-label={words.contents}>
          <ul className="m-0 flex list-none flex-wrap gap-x-6 gap-y-2 p-0">
            {Object.values(words.kinds).map(({ id, heading }) => (
              <li key={id}>
                <a className="link" href={`#${id}`}>
                  {heading}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <Band sunk {...messages}>
        <WrittenTemplates items={messageTemplates} />
      </Band>
      <Band {...letters}>
        <WrittenTemplates items={letterTemplates} />
      </Band>
      <Band sunk {...scrapbooks}>
        <Outlines items={scrapbookTemplates} />
      </Band>
      <Band {...capsules}>
        <Outlines items={capsuleTemplates} />
      </Band>
    </>
  );
}
