import { captureLimits as limits } from '#catalogue/captures.ts';

/** Refusals that members read who ask for stories. */
export const captureWords = {
  nameNeeded: 'Please write the name of the person you are asking.',
  nameTooLong: `Please keep the name within ${limits.nameCharacters} characters.`,
  emailInvalid: 'Please check the email address.',
  emailNeeded: 'A question a week needs an email address.',
  takesNoMail: 'We may not write to this address. You can share the link yourself.',
  zoneInvalid: 'Please choose a time zone.',
  weekdayInvalid: 'Please choose a day of the week.',
  questionNeeded: 'Please choose or write at least one question.',
  questionTooLong: `Please keep each question within ${limits.questionCharacters} characters.`,
  tooManyQuestions: `Please ask at most ${limits.questions} questions.`,
  tooMany: 'That is as many people as can be asked at the same time. End one first.',
  ended: 'This has ended. Ask again to go on.',
  answered: 'This question has an answer, so it stays.',
} as const;
