import { usePageContext } from 'vike-react/usePageContext';
import { pricing } from '#(marketing)/content/pricing.ts';

/** How to buy a paid plan: by phone or e-mail. */
export function CallOrEmail() {
  const { supportEmail, supportPhone } = usePageContext().site;
  return (
    <p className="m-0">
      {pricing.toHaveIt}{' '}
      <a className="link whitespace-nowrap" href={`tel:${supportPhone.replace(/[^+\d]/g, '')}`}>
        {supportPhone}
      </a>{' '}
      {pricing.or}{' '}
      <a className="link" href={`mailto:${supportEmail}`}>
        {supportEmail}
      </a>
      .
    </p>
  );
}
