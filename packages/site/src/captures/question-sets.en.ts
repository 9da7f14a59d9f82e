/**
 * Questions to begin with, by topic. They ask for a scene instead of an opinion, one thing at a time, and
 * none of them asks anyone to sum up a life. `{who}` stands for whom the answers are for.
 */
export const questionSets = [
  {
    topic: 'Childhood',
    questions: [
      'What could you see from the window of the room you slept in as a child?',
      'What did your street sound like in the morning?',
      'Which meal meant that something special was going on?',
      'What did you play when nobody was watching?',
      'Who was your best friend, and how did you two meet?',
      'What was the worst trouble you ever got into?',
      'Which smell takes you straight back to being small?',
    ],
  },
  {
    topic: 'Parents and grandparents',
    questions: [
      'What did your mother do with her hands when she was thinking?',
      'What made your father laugh out loud?',
      'What do you remember of your grandparents’ home?',
      'Which story did the grown-ups tell again and again?',
      'What did your parents worry about?',
      'What did you learn from them without being taught?',
      'What do you wish you had asked them?',
    ],
  },
  {
    topic: 'School and growing up',
    questions: [
      'Who was a teacher you never forgot, and why?',
      'How did you get to school, and what happened on the way?',
      'What were you sure you would become?',
      'When did you first feel grown up?',
      'What music did you play too loud?',
    ],
  },
  {
    topic: 'Work',
    questions: [
      'How did you earn the first money of your own, and what did you spend it on?',
      'What did an ordinary working day look like for you?',
      'Who showed you how the work is really done?',
      'What were you good at that few people noticed?',
      'When did you come close to giving it all up?',
      'What are you proud of having made, built or kept going?',
    ],
  },
  {
    topic: 'Love',
    questions: [
      'How did you meet the person who mattered most to you?',
      'What did you notice about them first?',
      'How did one of you tell the other?',
      'What was the wedding day like, or the day you moved in together?',
      'What do couples only find out after many years?',
      'Who was a friend you loved like family?',
    ],
  },
  {
    topic: 'Home and children',
    questions: [
      'Which home was the one that felt like home, and why?',
      'What was the day like when you became a parent?',
      'What was hard in the first years with children?',
      'Which evening with the family would you like to live once more?',
      'What did each child bring into the house that was not there before?',
      'Which dish should always be on the family’s table, and how is it made?',
    ],
  },
  {
    topic: 'Faith and holidays',
    questions: [
      'How was the biggest holiday of the year when you were little?',
      'Which custom did you keep, and which did you let go?',
      'Was there a song or a prayer that was said at home?',
      'When did you feel part of something larger than yourself?',
      'What has changed in what you believe?',
      'Which holiday went completely wrong?',
    ],
  },
  {
    topic: 'The times you lived in',
    questions: [
      'What did you first hear on the radio, or see on television, that stayed with you?',
      'Where were you on a day that everyone remembers?',
      'What did things cost when you kept house for the first time?',
      'Which invention changed your days the most?',
      'Did you ever have to leave a place? What did you take along?',
    ],
  },
  {
    topic: 'Hard times',
    questions: [
      'What helped you through a time that you thought would not end?',
      'Who stood by you when it counted?',
      'Whom do you miss, and what were they like?',
      'What did you have to forgive, or ask to be forgiven for?',
      'What do you know about getting up again?',
    ],
  },
  {
    topic: 'Advice',
    questions: [
      'What would you like {who} to know about love?',
      'What would you like {who} to know about money?',
      'Which decision turned out well, though everyone advised against it?',
      'What turned out to matter less than you thought?',
      'What should {who} never be too proud to do?',
      'What do you hope {who} will do with one free day?',
      'How would you like to be remembered at the table?',
    ],
  },
] as const;

export const withName = (question: string, who: string): string =>
  question.replaceAll('{who}', who.trim() || 'those who come after you');
