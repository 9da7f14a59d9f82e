import { researchScopes } from '@infinite/schema/catalogue/enquiries';
import { LinkButton } from '@infinite/ui/link-button';
import { PageHeading } from '@infinite/ui/page-heading';
import { Band } from '#(marketing)/components/band.tsx';
import { TreePicture } from '#(marketing)/pictures/tree-picture.tsx';
import { AssistanceForm } from '#enquiries/components/assistance-form.tsx';
import { ResearchForm } from '#enquiries/components/research-form.tsx';
import { ancestry } from '#enquiries/content/ancestry.ts';

export function Page() {
  const { choose, covers, not, figure, assistance, order, meanwhile } = ancestry;
  return (
    <>
      <div className="page-column grid items-center gap-8 pb-14 md:grid-cols-[1.6fr_1fr]">
        <div>
          <PageHeading title={ancestry.heading} lead={ancestry.lead} />
          <div className="flex flex-wrap gap-3">
            <LinkButton href={`#${assistance.id}`} variant="primary">
              {choose.free}
            </LinkButton>
            <LinkButton href={`#${order.id}`}>{choose.paid}</LinkButton>
          </div>
        </div>
        <TreePicture className="max-w-96" />
      </div>
      <Band sunk heading={covers.heading} lead={covers.lead}>
        <ul className="m-0 grid list-none gap-8 p-0 md:grid-cols-3">
          {researchScopes.map(({ id, label, text }) => (
            <li key={id} className="border-t-2 border-amber pt-4">
              <h3 className="m-0 text-xl">{label}</h3>
              <p className="mt-2 mb-0">{text}</p>
            </li>
          ))}
        </ul>
        <ol className="m-0 mt-12 grid max-w-measure list-decimal gap-6 pl-6">
          {covers.steps.map(({ title, text }) => (
            <li key={title} className="pl-2">
              <strong>{title}.</strong> {text}
            </li>
          ))}
        </ol>
      </Band>
      <Band id={assistance.id} heading={assistance.heading} lead={assistance.lead}>
        <AssistanceForm />
      </Band>
      <Band sunk id={order.id} heading={order.heading} lead={order.lead}>
        <ResearchForm />
      </Band>
      <Band heading={not.heading}>
        <ul className="m-0 grid max-w-measure list-disc gap-3 pl-6">
          {not.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <h2 className="mt-12 mb-0 text-xl">{figure.heading}</h2>
        <p className="mt-2 mb-0 max-w-measure">{figure.text}</p>
        <h2 className="mt-12 mb-0 text-xl">{meanwhile.heading}</h2>
        <p className="mt-2 mb-4 max-w-measure">{meanwhile.text}</p>
        <LinkButton href={meanwhile.href}>{meanwhile.action}</LinkButton>
      </Band>
    </>
  );
}
