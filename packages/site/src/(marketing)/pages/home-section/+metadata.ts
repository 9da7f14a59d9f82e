import { siteShellWords } from '@infinite/schema/words/site-shell.en';
import { home } from '#(marketing)/content/home.ts';
import { homeFeatures } from '#(marketing)/content/introductions/home-features.ts';
import { homeSectionOf } from '#(marketing)/home-sections.ts';
import type { MetadataByRequest } from '#seo/page-metadata.ts';
import { featureBarWords } from '#shell/feature-bar.en.ts';

export const metadata: MetadataByRequest = ({ routeParams }) => {
  const section = homeSectionOf(routeParams.section);
  return (
    section && {
      title: `${featureBarWords.sections[section]} · ${siteShellWords.name}`,
      description: homeFeatures[section].lead,
      keywords: home.keywords,
      picture: 'of-title',
      breadcrumbs: [],
    }
  );
};
