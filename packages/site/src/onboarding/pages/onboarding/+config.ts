import { onboardingWords as words } from '#onboarding/onboarding.en.ts';
import { definePage } from '#seo/define-page.ts';

export default definePage({
  route: '/onboarding',
  audience: 'member',
  title: `${words.pageTitle} | Infinite Connections`,
  description: words.description,
  keywords: words.keywords,
});
