/** Everything the quizzes say around their questions and results. */
export const quizWords = {
  all: 'All quizzes',
  size: (questions: number, minutes: number) =>
    `${questions} questions, about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
  weighsHeading: 'What it looks at',
  private: {
    heading: 'What happens to your answers',
    text: 'They stay in the address of this page and on this device. We count how often a quiz is begun and which results it gives, and nothing about who took it.',
  },
  position: (at: number, of: number) => `Question ${at} of ${of}`,
  progress: 'How far you are',
  questionTitle: (at: number, of: number, name: string) => `Question ${at} of ${of} · ${name}`,
  resultTitle: (result: string, name: string) => `${result} · ${name}`,
  next: 'Next question',
  last: 'See my result',
  back: 'Back',
  backToStart: 'Back to the beginning',
  notices: {
    older: {
      title: 'This link belongs to an earlier version of the quiz',
      text: 'Its questions have changed since, so we would rather not guess what it said. The quiz as it is now begins below.',
    },
    unreadable: {
      title: 'This link is not complete',
      text: 'Part of it may have been lost on the way. Nothing is broken: the quiz begins below.',
    },
  },
  resume: {
    question: 'You started this quiz on this device.',
    goOn: 'Continue where you were',
    result: 'You have taken this quiz on this device.',
    seeResult: 'See your result',
    forget: 'Forget it',
  },
  result: {
    above: 'What your answers suggest',
    why: 'Why this, and not something else',
    tonight: 'To begin with, tonight',
    second: (title: string) => `Close behind came “${title}”. You know better than a quiz.`,
    suggestion:
      'A result is a suggestion: each answer speaks for one thing or another, and we add up. It is the same for everyone who answers the same, and nobody has read your answers.',
    answers: 'Your answers',
    change: 'Change',
    changeAnswer: (question: string) => `Change your answer to: ${question}`,
    share: 'Share this result',
    shareText:
      'Anyone who opens this link sees the result and the reasons for it. It contains your answers, and nothing else about you.',
    link: 'Link to this result',
    copy: 'Copy the link',
    copied: 'The link is copied.',
    notCopied: 'It could not be copied. Please select the link and copy it yourself.',
    another: 'Take another quiz',
  },
  shared: {
    above: (quiz: string) => `A result someone shared with you: “${quiz}”`,
    why: 'What the quiz told them',
    take: 'Take the quiz yourself',
    invitation: (questions: number) =>
      `Your answers may lead somewhere else. ${questions} questions, no account, and nothing to fill in.`,
  },
  said: {
    question: (at: number, of: number) => `Question ${at} of ${of}.`,
    result: 'Your result is there.',
  },
} as const;

/** The list at /quizzes. */
export const quizzesPageWords = {
  title: 'Seven Quizzes: Where to Begin | Infinite Connections',
  description:
    'Seven short quizzes for families: which voice message to record first, where a tree begins, what to save, and who should help. A clear next step at the end of each.',
  keywords: [
    'family legacy quiz',
    'family history quiz',
    'voice message quiz',
    'memory keeping quiz',
  ],
  heading: 'Seven quizzes, each with one thing to do at its end',
  lead: 'Most people get stuck on the first step. Each of these takes a few minutes and ends with a single suggestion, the reasons for it from your own answers, and something you can begin tonight.',
  honest: {
    heading: 'What they are, and what they are not',
    points: [
      'They are not tests. There is nothing to pass, and no personality type at the end.',
      'The suggestion follows from your answers alone, by adding up; you can go back and see what another answer changes.',
      'No account and no email address. You can stop and continue later on the same device.',
      'A result can be shared as a link. It holds the answers, and nothing about you.',
    ],
  },
  begin: 'Begin',
} as const;

/** The console's table of quizzes. */
export const quizCountWords = {
  heading: 'Quizzes',
  lead: 'Each device is counted once a quiz. Readers without scripts are not counted.',
  quiz: 'Quiz',
  started: 'Begun',
  finished: 'Finished',
  share: 'Of those begun',
  results: 'Results',
  none: 'Nobody has taken a quiz in these days.',
  download: 'Save as CSV',
  failed: 'The counts of the quizzes could not be read.',
} as const;
