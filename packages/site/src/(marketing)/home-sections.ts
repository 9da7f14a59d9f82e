/** The sections of the home page that `?section=` opens (specification, section 2). */
export const homeSections = [
  'memories',
  'family-tree',
  'scrapbooks',
  'time-capsules',
  'recipes',
] as const;

export type HomeSection = (typeof homeSections)[number];

/** The section of an address; anything else is the landing page. */
export function homeSectionOf(asked: string | null | undefined): HomeSection | null {
  return homeSections.find((section) => section === asked) ?? null;
}

/** Where a section is opened directly. */
export const homeSectionPath = (section: HomeSection): string => `/?section=${section}`;
