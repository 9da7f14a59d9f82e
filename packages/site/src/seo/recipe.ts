interface RecipeFacts {
  name: string;
  description: string;
  /** Address of a picture; Google shows no recipe without one. */
  image: string;
  prepTime: string;
  cookTime: string;
  totalTime: string;
  recipeYield: string;
  ingredients: readonly string[];
  steps: readonly string[];
}

/** schema.org: a recipe that stands on the page in full. Durations are ISO 8601. */
export function recipe(facts: RecipeFacts): object {
  const { ingredients, steps, ...given } = facts;
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    ...given,
    inLanguage: 'en',
    recipeIngredient: ingredients,
    recipeInstructions: steps.map((text) => ({ '@type': 'HowToStep', text })),
  };
}
