export const storyQuestionsPath = '/story-questions';
