import { askingQuestions } from './questions.ts';

/** The words of /before-its-too-late; the questions themselves are in questions.ts. */
export const beforeItsTooLate = {
  title: `${askingQuestions.length} questions to ask a parent now | Infinite Connections`,
  description:
    'Good questions to ask your mother or father while you can, how to ask them, and what to do when the answer is “I don’t remember.” Each begins a recording.',
  keywords: [
    'questions to ask your parents',
    'record parents stories',
    'interview grandparents',
    'dementia early stage recording',
  ],
  heading: 'Before it’s too late',
  lead: `${askingQuestions.length} questions that people later wished they had asked. Choose one, press record, and put the phone face down.`,
  how: {
    heading: 'How to ask',
    items: [
      {
        title: 'One question per visit',
        text: 'Not an interview. Ask while you peel potatoes or drive. Hands that are busy let people talk.',
      },
      {
        title: 'Ask for a place, not an opinion',
        text: '“What was it like?” gets “Oh, fine.” “Which door did you come in by?” gets the house, and the house gets the story.',
      },
      {
        title: 'Tell them it records',
        text: 'Say so, and for whom. Then say that you can delete it afterward. Most people forget about it in a minute; no one likes to find out later.',
      },
      {
        title: 'Count to eight',
        text: 'After the answer comes a pause, and after the pause comes what they did not plan to say.',
      },
    ],
  },
  questions: {
    heading: 'The questions',
    record: 'Record the answer',
    further: 'And then:',
    print: 'This page prints as a list, with room to write.',
  },
  memory: {
    heading: 'If they are beginning to forget',
    paragraphs: [
      'Don’t ask about yesterday, and don’t correct. Ask about what is oldest, what they sang, what their hands knew. If a story comes for the fifth time, record it the fifth time too: it will not be the same, and one day you will want all five.',
      'Bring a thing rather than a question: a tool, a scarf, a photograph turned face up. Stop while it is still going well. Ten minutes on a good morning are worth an hour on a tired afternoon.',
      'And if the words are gone altogether, record the room. The clock, the humming, the way they answer when you say their name.',
    ],
  },
  late: {
    heading: 'If it is already late',
    text: 'Then ask the people who are left about the one who is not. A sister’s account of your mother is partly your mother’s voice; siblings sound more alike than they know.',
    members: 'Open your recordings',
    first: 'Record right now, without an account',
  },
} as const;
