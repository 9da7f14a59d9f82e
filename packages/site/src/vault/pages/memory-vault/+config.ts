import { definePage } from '#seo/define-page.ts';
import { vaultWords as words } from '#vault/vault.en.ts';

export default definePage({
  route: 'by-function',
  audience: 'member',
  title: `${words.title} | Infinite Connections`,
  description: words.description,
});
