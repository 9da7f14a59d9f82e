import { introductionAt, introductions } from '#(marketing)/content/introductions/introductions.ts';
import { sampleRecipe } from '#(marketing)/content/sample-recipe.ts';
import type { MetadataByRequest } from '#seo/page-metadata.ts';
import { recipe } from '#seo/schema-org.ts';
import { socialPicturePath } from '#seo/social-picture-path.ts';

export const metadata: MetadataByRequest = ({ site, urlPathname }) => {
  const introduction = introductionAt(urlPathname);
  if (!introduction) return null;
  const { title, description, keywords, heading, path } = introductions[introduction];
  return {
    title,
    description,
    keywords,
    picture: 'of-title',
    breadcrumbs: [{ name: heading, path }],
    canonicalPath: path,
    structuredData:
      introduction === 'familyRecipes' ? [recipeOnPage(site.origin + socialPicturePath(path))] : [],
  };
};

function recipeOnPage(image: string): object {
  const { name, description, prepTime, cookTime, totalTime, recipeYield } = sampleRecipe;
  const { ingredients, steps } = sampleRecipe;
  return recipe({
    ...{ name, description, prepTime, cookTime, totalTime, recipeYield, ingredients, steps },
    image,
  });
}
