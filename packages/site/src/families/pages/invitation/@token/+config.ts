import { definePage } from '#seo/define-page.ts';
import { familyPageWords } from '#families/families.en.ts';

const words = familyPageWords.invitation;

export default definePage({
  route: '/invitation/@token',
  canonicalPath: '/invitation',
  audience: 'token',
  title: `${words.title} | Infinite Connections`,
  description: words.title,
});
