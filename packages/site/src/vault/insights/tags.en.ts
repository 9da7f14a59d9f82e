/** The tags of an item. */
export const tagsPageWords = {
  heading: 'Tags',
  none: 'No tags yet. The search finds an item by its tags.',
  remove: (tag: string) => `Remove the tag ${tag}`,
  removed: (tag: string) => `‘${tag}’ is no tag of this any more.`,
  suggested: 'Suggested from what is said:',
  take: (tag: string) => `Add the tag ${tag}`,
  taken: (tag: string) => `‘${tag}’ is a tag of this now.`,
  dismiss: (tag: string) => `Do not suggest ${tag}`,
  dismissed: (tag: string) => `‘${tag}’ is not suggested here again.`,
  label: 'New tag',
  add: 'Add',
  findAll: (tag: string) => `Everything with the tag ${tag}`,
} as const;
