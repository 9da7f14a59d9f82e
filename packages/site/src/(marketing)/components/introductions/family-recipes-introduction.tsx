import { familyRecipes as text } from '#(marketing)/content/introductions/family-recipes.ts';
import { RecipesPicture } from '#(marketing)/pictures/recipes-picture.tsx';
import { SampleRecipe } from '../sample-recipe.tsx';
import { Introduction } from './introduction.tsx';

/** /family-recipes, and the recipes' section of the home page. */
export function FamilyRecipesIntroduction() {
  return (
    <Introduction text={text} picture={RecipesPicture}>
      <SampleRecipe />
    </Introduction>
  );
}
