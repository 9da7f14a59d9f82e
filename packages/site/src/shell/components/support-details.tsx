import { siteShellWords } from '@infinite/schema/words/site-shell.en';
import { usePageContext } from 'vike-react/usePageContext';

const { footer } = siteShellWords;

/** Phone and e-mail of the people who answer, from the configuration. */
export function SupportDetails() {
  const { supportEmail, supportPhone, blogUrl } = usePageContext().site;
  return (
    <>
      <p className="m-0 mt-2">{footer.hours}</p>
      <dl className="m-0 mt-2 grid gap-1">
        <div>
          <dt className="inline">{footer.phone}: </dt>
          <dd className="m-0 inline">
            <a className="link" href={`tel:${supportPhone.replace(/[^+\d]/g, '')}`}>
              {supportPhone}
            </a>
          </dd>
        </div>
        <div>
          <dt className="inline">{footer.email}: </dt>
          <dd className="m-0 inline">
            <a className="link" href={`mailto:${supportEmail}`}>
              {supportEmail}
            </a>
          </dd>
        </div>
        <div>
          <dt className="inline">{footer.blog}: </dt>
          <dd className="m-0 inline">
            <a className="link" href={blogUrl}>
              {blogUrl.replace(/^https?:\/\//, '')}
            </a>
          </dd>
        </div>
      </dl>
    </>
  );
}
