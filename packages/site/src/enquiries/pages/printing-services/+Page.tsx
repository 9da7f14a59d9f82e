import { printedBooks } from '@infinite/schema/catalogue/printing';
import { LinkButton } from '@infinite/ui/link-button';
import { PageHeading } from '@infinite/ui/page-heading';
import { Band } from '#(marketing)/components/band.tsx';
import { AlbumPicture } from '#(marketing)/pictures/album-picture.tsx';
import { BookSizes } from '#enquiries/components/book-sizes.tsx';
import { PrintingForm } from '#enquiries/components/printing-form.tsx';
import { printing } from '#enquiries/content/printing.ts';

export function Page() {
  const { sizes, sample, steps, order } = printing;
  return (
    <>
      <div className="page-column grid items-center gap-8 pb-14 md:grid-cols-[1.6fr_1fr]">
        <div>
          <PageHeading title={printing.heading} lead={printing.lead} />
          <LinkButton href="#quote" variant="primary">
            {order.heading}
          </LinkButton>
        </div>
        <AlbumPicture className="max-w-96" />
      </div>
      <Band sunk>
        <ul className="m-0 grid list-none gap-8 p-0 sm:grid-cols-2 lg:grid-cols-4">
          {printedBooks.map(({ id, label, text }) => (
            <li key={id} className="border-t-2 border-amber pt-4">
              <h2 className="m-0 text-xl">{label}</h2>
              <p className="mt-2 mb-0">{text}</p>
            </li>
          ))}
        </ul>
      </Band>
      <Band heading={sizes.heading} lead={sizes.lead}>
        <BookSizes />
        <h2 className="mt-14 mb-0 text-2xl">{sample.heading}</h2>
        <p className="mt-2 mb-4 max-w-measure">{sample.text}</p>
        <LinkButton href={sample.href}>{sample.action}</LinkButton>
      </Band>
      <Band sunk heading={steps.heading}>
        <ol className="m-0 grid max-w-measure list-decimal gap-5 pl-6">
          {steps.items.map(({ title, text }) => (
            <li key={title} className="pl-2">
              <strong>{title}.</strong> {text}
            </li>
          ))}
        </ol>
      </Band>
      <Band id="quote" heading={order.heading} lead={order.lead}>
        <PrintingForm />
      </Band>
    </>
  );
}
