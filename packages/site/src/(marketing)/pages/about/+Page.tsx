import { LinkButton } from '@infinite/ui/link-button';
import { PageHeading } from '@infinite/ui/page-heading';
import { SupportDetails } from '#shell/components/support-details.tsx';
import { Band } from '#(marketing)/components/band.tsx';
import { about } from '#(marketing)/content/about.ts';
import { HousePicture } from '#(marketing)/pictures/house-picture.tsx';
import { RecipesPicture } from '#(marketing)/pictures/recipes-picture.tsx';

export function Page() {
  const { story, mission, principles, contact, pictures } = about;
  return (
    <>
      <div className="page-column">
        <PageHeading title={about.heading} lead={about.lead} />
      </div>
      <Band heading={story.heading}>
        <div className="grid items-center gap-10 md:grid-cols-[1.5fr_1fr]">
          <div className="max-w-measure">
            {story.paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-0 mb-4 text-lg">
                {paragraph}
              </p>
            ))}
          </div>
          <RecipesPicture label={pictures.recipes} className="max-w-96" />
        </div>
      </Band>
      <section className="bg-accent-tint py-16 sm:py-20">
        <div className="page-column">
          <h2 className="m-0 font-sans text-base font-semibold tracking-normal">
            {mission.heading}
          </h2>
          <p className="mt-3 mb-0 max-w-[30em] font-serif text-2xl leading-snug">
            {mission.statement}
          </p>
        </div>
      </section>
      <Band heading={principles.heading}>
        <ul className="m-0 grid list-none gap-8 p-0 sm:grid-cols-2">
          {principles.items.map((item) => (
            <li key={item.title} className="border-t-2 border-amber pt-4">
              <h3 className="m-0 text-xl">{item.title}</h3>
              <p className="mt-2 mb-0 max-w-measure">{item.text}</p>
            </li>
          ))}
        </ul>
      </Band>
      <Band sunk heading={contact.heading} lead={contact.text}>
        <div className="grid items-center gap-10 md:grid-cols-[1.5fr_1fr]">
          <div>
            <SupportDetails />
            <div className="mt-8 flex flex-wrap gap-3">
              <LinkButton href="/">{contact.home}</LinkButton>
              <LinkButton href="/how-it-works" variant="quiet">
                {contact.how}
              </LinkButton>
            </div>
          </div>
          <HousePicture label={pictures.house} className="max-w-96" />
        </div>
      </Band>
    </>
  );
}
