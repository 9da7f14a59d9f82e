export { FamilyRecipesIntroduction as Page } from '#(marketing)/components/introductions/family-recipes-introduction.tsx';
