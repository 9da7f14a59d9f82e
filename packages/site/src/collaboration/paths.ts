export const togetherPath = '/family-collaboration';
