import { questionLimits as limits } from '#catalogue/questions.ts';

/** Words of questions to relatives that the API and the pages share. */
export const questionWords = {
  bodyNeeded: 'Please write your question first.',
  bodyTooLong: `Please keep your question within ${limits.characters} characters.`,
  peopleNeeded: 'Please choose whom to ask.',
  tooManyPeople: `Please ask at most ${limits.people} people at once.`,
  strangers: 'Only members of this family can be asked. Someone you chose may have left.',
  notYourself: 'Please choose someone other than yourself.',
  dayInvalid: 'Please choose a day from today on, within two years.',
  answerNeeded: 'Please write a few words first.',
  answerTooLong: `Please keep this within ${limits.answerCharacters.toLocaleString('en')} characters.`,
  closed: 'This question no longer waits for your answer.',
} as const;
