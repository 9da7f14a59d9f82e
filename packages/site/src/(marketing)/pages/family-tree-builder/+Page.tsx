export { FamilyTreeBuilderIntroduction as Page } from '#(marketing)/components/introductions/family-tree-builder-introduction.tsx';
