/** The button that leads to a new story, also on pages that have no other words of stories. */
export const makeStoryLabel = 'Make a story';
