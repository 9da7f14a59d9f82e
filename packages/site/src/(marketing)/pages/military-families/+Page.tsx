import { cadenceFor } from '@infinite/schema/catalogue/check-ins';
import { LinkButton } from '@infinite/ui/link-button';
import { Band } from '#(marketing)/components/band.tsx';
import { Opening } from '#(marketing)/components/opening.tsx';
import { Rows } from '#(marketing)/components/rows.tsx';
import { militaryFamilies } from '#(marketing)/content/military-families.ts';
import { notOpenYet } from '#(marketing)/content/not-open-yet.ts';
import { deploymentTemplateIds, writtenTemplate } from '#(marketing)/content/templates.ts';
import { DuffelPicture } from '#(marketing)/pictures/duffel-picture.tsx';

const templates = deploymentTemplateIds
  .map((id) => writtenTemplate(id))
  .filter((template) => template !== null);

export function Page() {
  const { list, cadence, opsec, home } = militaryFamilies;
  return (
    <>
      <Opening
        heading={militaryFamilies.heading}
        lead={militaryFamilies.lead}
        picture={<DuffelPicture />}
      />
      <Band sunk heading={list.heading}>
        <div className="grid gap-10 md:grid-cols-2">
          {list.evenings.map((evening) => (
            <section key={evening.title}>
              <h3 className="mt-0 mb-3 text-xl">{evening.title}</h3>
              <ul className="m-0 grid list-disc gap-3 pl-5">
                {evening.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </Band>
      <Band heading={militaryFamilies.templates.heading} lead={militaryFamilies.templates.lead}>
        <ul className="m-0 grid list-none gap-x-10 gap-y-6 p-0 sm:grid-cols-2">
          {templates.map(({ id, name, use }) => (
            <li key={id} className="border-t border-rule pt-4">
              <h3 className="m-0 text-xl">{name}</h3>
              <p className="mt-1 mb-2">{use}</p>
              <a className="link" href={`/schedule-message?template=${id}`}>
                {militaryFamilies.templates.open}
                <span className="only-read-aloud">: {name}</span>
              </a>
            </li>
          ))}
        </ul>
      </Band>
      <Band sunk heading={cadence.heading} lead={cadence.lead}>
        <div className="max-w-[46rem]">
          <Rows
            caption={cadence.heading}
            columns={cadence.columns}
            rows={cadence.silences.map(({ silence, days }) => [
              silence,
              cadence.days(cadenceFor(days)),
            ])}
          />
        </div>
        <p className="mt-4 mb-0 max-w-measure">{cadence.note}</p>
        <p className="mt-4 mb-0 max-w-measure text-ink-soft">{notOpenYet.afterDeath}</p>
      </Band>
      <Band heading={opsec.heading}>
        <ul className="m-0 grid max-w-measure list-disc gap-3 pl-5">
          {opsec.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </Band>
      <Band sunk heading={home.heading} lead={home.text}>
        <div className="flex flex-wrap gap-3">
          <LinkButton href="/free-voice-messages" variant="primary" size="lg">
            {home.start}
          </LinkButton>
          <LinkButton href="/premium-templates" variant="quiet" size="lg">
            {home.templates}
          </LinkButton>
        </div>
      </Band>
    </>
  );
}
