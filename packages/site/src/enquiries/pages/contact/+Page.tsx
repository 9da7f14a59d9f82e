import { PageHeading } from '@infinite/ui/page-heading';
import { Band } from '#(marketing)/components/band.tsx';
import { ContactForm } from '#enquiries/components/contact-form.tsx';
import { contact } from '#enquiries/content/contact.ts';
import { SupportDetails } from '#shell/components/support-details.tsx';

export function Page() {
  const { direct, before } = contact;
  return (
    <>
      <div className="page-column pb-14">
        <PageHeading title={contact.heading} lead={contact.lead} />
        <div className="grid gap-12 lg:grid-cols-[1.7fr_1fr]">
          <ContactForm />
          <aside className="lg:pt-2">
            <h2 className="m-0 text-xl">{direct.heading}</h2>
            <p className="mt-2 mb-0 max-w-measure text-ink-soft">{direct.text}</p>
            <SupportDetails />
          </aside>
        </div>
      </div>
      <Band sunk heading={before.heading}>
        <ul className="m-0 grid list-none gap-8 p-0 md:grid-cols-3">
          {before.items.map(({ href, label, text }) => (
            <li key={href} className="border-t-2 border-amber pt-4">
              <a className="link font-semibold" href={href}>
                {label}
              </a>
              <p className="mt-2 mb-0 text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </Band>
    </>
  );
}
