import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { VikeReactProviderPageContext } from 'vike-react/usePageContext';
import { SupportDetails } from './support-details.tsx';

// C10: the claim '24/7 support' as it is true: mail is answered, a voice at any hour is not promised.
it('says when and how people are answered', () => {
  const site = {
    supportEmail: 'help@example.org',
    supportPhone: '+1 555 0100',
    blogUrl: 'https://blog.example.org',
  };
  const html = renderToStaticMarkup(
    <VikeReactProviderPageContext pageContext={{ site } as never}>
      <SupportDetails />
    </VikeReactProviderPageContext>,
  );
  expect(html).toContain('Write any day, at any hour; we answer by email.');
  expect(html).toContain('href="mailto:help@example.org"');
  expect(html).toContain('href="tel:+15550100"');
  expect(html).not.toContain('24/7');
});
