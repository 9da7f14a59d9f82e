import { buttonStyle } from '@infinite/ui/button-style';
import { PageHeading } from '@infinite/ui/page-heading';
import { usePageContext } from 'vike-react/usePageContext';
import { AuthButton } from '#(marketing)/components/auth-button.tsx';
import { HousePicture } from '#(marketing)/pictures/house-picture.tsx';
import { demo } from '#sample-family/content/demo.ts';

/** One button, and a plain form behind it: opening the page changes nothing. */
export function Page() {
  const { form } = usePageContext();
  return (
    <div className="page-column pb-14">
      <div className="grid items-center gap-8 md:grid-cols-[1.6fr_1fr]">
        <div>
          <PageHeading title={demo.heading} lead={demo.lead} />
          {form ? (
            <p
              role="alert"
              className="mt-0 mb-5 max-w-measure border-l-4 border-danger bg-danger-tint px-5 py-4"
            >
              {form.problem}
            </p>
          ) : null}
          <form action="/demo" method="post">
            <button type="submit" className={buttonStyle({ variant: 'primary', size: 'lg' })}>
              {demo.enter}
            </button>
          </form>
          <p className="mt-4 mb-0 max-w-measure text-sm text-ink-soft">{demo.wait}</p>
          <p className="mt-1 mb-0 max-w-measure text-sm text-ink-soft">{demo.signedIn}</p>
        </div>
        <HousePicture className="max-w-96" />
      </div>
      <ul className="m-0 mt-12 grid list-none gap-8 p-0 md:grid-cols-3">
        {demo.points.map(({ title, text }) => (
          <li key={title} className="border-t-2 border-amber pt-4">
            <h2 className="m-0 text-xl">{title}</h2>
            <p className="mt-2 mb-0">{text}</p>
          </li>
        ))}
      </ul>
      <div className="mt-12 flex flex-wrap items-center gap-x-5 gap-y-3">
        <span>{demo.own}</span>
        <AuthButton returnUrl="/dashboard">{demo.ownAction}</AuthButton>
      </div>
    </div>
  );
}
