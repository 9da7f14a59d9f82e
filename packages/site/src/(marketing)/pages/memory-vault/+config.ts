import { memoryVault } from '#(marketing)/content/introductions/memory-vault.ts';
import { definePage } from '#seo/define-page.ts';

export default definePage({
  route: 'by-function',
  canonicalPath: memoryVault.path,
  audience: 'visitor',
  indexed: true,
  title: memoryVault.title,
  description: memoryVault.description,
  keywords: memoryVault.keywords,
  picture: 'of-title',
  breadcrumbs: [{ name: memoryVault.heading, path: memoryVault.path }],
});
