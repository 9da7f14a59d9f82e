import { definePage } from '#seo/define-page.ts';
import { contactPageWords as words } from '#contacts/contacts.en.ts';
import { addressBookPath } from '#contacts/paths.ts';

export default definePage({
  route: addressBookPath,
  audience: 'member',
  title: `${words.title} | Infinite Connections`,
  description: words.description,
  keywords: words.keywords,
});
