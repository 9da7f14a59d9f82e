import type { PageContextServer } from 'vike/types';
import { familyRecipes as text } from '#(marketing)/content/introductions/family-recipes.ts';
import { sampleRecipe } from '#(marketing)/content/sample-recipe.ts';
import { breadcrumbs } from '#seo/breadcrumbs.ts';
import { recipe } from '#seo/recipe.ts';
import { socialPicturePath } from '#seo/social-picture-path.ts';

export const structuredData = ({ site }: PageContextServer): object[] => {
  const { name, description, prepTime, cookTime, totalTime, recipeYield } = sampleRecipe;
  const { ingredients, steps } = sampleRecipe;
  return [
    breadcrumbs(site, text.heading, text.path),
    recipe({
      ...{ name, description, prepTime, cookTime, totalTime, recipeYield, ingredients, steps },
      image: site.origin + socialPicturePath(text.path),
    }),
  ];
};
