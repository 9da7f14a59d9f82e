/** How questions reach the person: one a week by mail, or all of them behind the link. */
export const capturePaces = ['WEEKLY', 'OWN'] as const;
export type CapturePaceName = (typeof capturePaces)[number];

export type CaptureStateName = 'ACTIVE' | 'PAUSED' | 'ENDED';
export type CaptureActName = 'PAUSE' | 'RESUME' | 'END';
export type CaptureQuestionStateName = 'OPEN' | 'ANSWERED' | 'SET_ASIDE';

/** What the person who is asked does by plain forms. */
export const tellerActs = [
  'WRITE',
  'SET_ASIDE',
  'REMOVE',
  'REMOVE_PHOTO',
  'STOP',
  'MAIL_AGAIN',
] as const;
export type TellerActName = (typeof tellerActs)[number];

export const captureLimits = {
  /** Captures of one family that have not ended. */
  open: 50,
  questions: 200,
  page: 10,
  pageMax: 25,
  questionCharacters: 300,
  nameCharacters: 80,
  wordsCharacters: 10_000,
  /** Hour of the person's own clock at which a question is mailed. */
  mailHour: 9,
  /** A link works so long after it was made, renewed, or mailed last. */
  linkDays: 180,
  /** A spoken answer: the recorder of the page stops after `seconds`; the call takes `bytes`. */
  voice: { seconds: 20 * 60, bytes: 32 * 1024 * 1024 },
  /** A photo of a phone has some 5 MB. */
  photo: { perAnswer: 10, bytes: 32 * 1024 * 1024 },
} as const;

export const captureRateLimits = {
  perMember: { max: 20, perSeconds: 86_400 },
  perAddress: { max: 3, perSeconds: 86_400 },
  /** Forms and recordings from one link. */
  perLink: { max: 60, perSeconds: 3600 },
} as const;
