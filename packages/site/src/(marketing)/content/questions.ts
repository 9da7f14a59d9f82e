/** A question to ask a parent, while one can. */
export interface AskingQuestion {
  /** Stands in addresses such as /free-voice-messages?question=first-home: never renamed. */
  id: string;
  question: string;
  /** What to say if the answer is 'I do not remember'. */
  further: string;
}

export interface AskingTopic {
  topic: string;
  lead: string;
  questions: readonly AskingQuestion[];
}

/** The questions of /before-its-too-late. Each of them can begin a recording. */
export const askingTopics: readonly AskingTopic[] = [
  {
    topic: 'When you were small',
    lead: 'Begin here. Early memories are the last to fade, and nobody has to be brave to tell them.',
    questions: [
      {
        id: 'first-home',
        question: 'Walk me through the first home you remember. Which door do we come in?',
        further: 'What could you hear from your bed?',
      },
      {
        id: 'called-in',
        question: 'Who called you in for dinner, and what did they call you?',
        further: 'Did anyone have another name for you?',
      },
      {
        id: 'trouble',
        question: 'What is the most trouble you were ever in as a child?',
        further: 'Who found out, and what did they say?',
      },
      {
        id: 'treasure',
        question: 'What did you own that you would have run back into a burning house for?',
        further: 'Where is it now?',
      },
      {
        id: 'afraid-of',
        question: 'What were you afraid of, and when did it stop?',
        further: 'Did you tell anyone?',
      },
    ],
  },
  {
    topic: 'Your own parents',
    lead: 'The people we know least are the ones our parents were children of.',
    questions: [
      {
        id: 'mothers-hands',
        question: 'What did your mother’s hands look like, and what were they usually doing?',
        further: 'What did her kitchen smell of?',
      },
      {
        id: 'father-laugh',
        question: 'What made your father laugh?',
        further: 'When did you last hear it?',
      },
      {
        id: 'not-spoken-of',
        question: 'What did no one talk about at home?',
        further: 'Who told you in the end?',
      },
      {
        id: 'same-as-them',
        question: 'When did you first catch yourself sounding like one of them?',
        further: 'Which of their sentences do you still say?',
      },
      {
        id: 'never-asked',
        question: 'What do you wish you had asked them?',
        further: 'What do you think they would have said?',
      },
    ],
  },
  {
    topic: 'Love and work',
    lead: 'Not the dates. You can look those up.',
    questions: [
      {
        id: 'how-you-met',
        question: 'How did you two really meet? The version without the relatives listening.',
        further: 'What were you wearing?',
      },
      {
        id: 'nearly-married',
        question: 'Was there someone before, someone else who might have been our other parent?',
        further: 'Do you know what became of them?',
      },
      {
        id: 'first-wage',
        question: 'What did you do with the first money you earned?',
        further: 'What was the work like, hour by hour?',
      },
      {
        id: 'other-life',
        question: 'What would you have become if no one had needed anything from you?',
        further: 'How close did you come?',
      },
      {
        id: 'proud-unseen',
        question: 'What are you proud of that no one ever noticed?',
        further: 'Why did you do it, then?',
      },
    ],
  },
  {
    topic: 'When I was born',
    lead: 'You were there, and do not remember. They do.',
    questions: [
      {
        id: 'day-i-came',
        question: 'Tell me about the day I was born, from when you woke up.',
        further: 'What did you say when you saw me?',
      },
      {
        id: 'my-name',
        question: 'Why do I have this name, and what was I nearly called?',
        further: 'Who was against it?',
      },
      {
        id: 'worried-about-me',
        question: 'When were you most worried about me?',
        further: 'Did I know?',
      },
      {
        id: 'hardest-year',
        question: 'Which year of raising us was the hardest?',
        further: 'What kept you going?',
      },
    ],
  },
  {
    topic: 'What you know now',
    lead: 'Ask these once talking has become easy. Then be quiet for longer than feels polite.',
    questions: [
      {
        id: 'forgiven',
        question: 'Is there someone you have forgiven who does not know it?',
        further: 'Would you like them to?',
      },
      {
        id: 'changed-mind',
        question: 'What did you once firmly believe that you no longer do?',
        further: 'What changed it?',
      },
      {
        id: 'bad-time',
        question: 'How did you get through the worst time?',
        further: 'Who helped, and do they know?',
      },
      {
        id: 'good-day',
        question: 'Describe an ordinary day that you would live again.',
        further: 'Who else is in it?',
      },
      {
        id: 'tell-the-child',
        question: 'What would you tell a child of this family who is not born yet?',
        further: 'Say it to them.',
      },
    ],
  },
];

/** Ids are what other pages know of a question. */
export const askingQuestions: readonly AskingQuestion[] = askingTopics.flatMap(
  ({ questions }) => questions,
);
