/** The long-form story, in chapters. */
export const inspiringAbout = {
  title: 'The story of eleven seconds | Infinite Connections',
  description:
    'Why build a place for words that are meant for later? A long read in six chapters, about a cassette, a drawer, a wedding and a lamp that stays lit.',
  keywords: ['our story', 'why voices matter', 'family memory', 'long read'],
  heading: 'The story of eleven seconds',
  lead: 'A story in six chapters. It is invented, and it could be anyone’s. It takes about seven minutes.',
  chaptersLabel: 'Chapters',
  chapters: [
    {
      title: 'The drawer',
      picture: 'cassette',
      pictureLabel: 'A cassette in a kitchen drawer, with string and a battery beside it.',
      paragraphs: [
        'Every family has a drawer. There are batteries in it, and string, a key that fits nothing, the instructions for a mixer that died in the last century. In one such drawer lay a cassette from an answering machine, and on it were eleven seconds: “It’s only me, nothing important, call when you can.”',
        'No one had meant to keep it. It had simply never been recorded over, first by chance and then, after a certain November, on purpose. When someone missed her they went into the kitchen, and the others heard the click of the machine and did not follow.',
        'Then the machine broke. For one afternoon no one knew whether it had eaten the tape. It had not. But four grown people sat around a kitchen table and understood that they had left the most precious thing they owned between the batteries and the string.',
      ],
    },
    {
      title: 'What a voice carries',
      picture: 'voice',
      pictureLabel: 'A voice drawn as a wave.',
      paragraphs: [
        'A photograph shows how someone looked when they were told to look. A letter shows what they thought was worth the paper. A voice shows what they did not know they were showing: where they came from, how they breathed, and who they loved, because you hear it in the way they say a name.',
        'It is also what goes first. Ask anyone who has lost a parent what they can no longer bring back. They have the face; the face is on the wall. It is the voice that one day does not come when it is called.',
        'And of everything a person could leave, it is the easiest to make. It takes no skill and no good light. You press a button and talk, and once they have begun most people forget there was a button.',
      ],
    },
    {
      title: 'The trouble with later',
      picture: 'capsule',
      pictureLabel: 'A tin box tied with string, a date on its label.',
      paragraphs: [
        'There are sentences that have a day. What you would say to your daughter on the morning of her wedding cannot be said when she is six; it would only frighten her. What you would tell a grandson about the year you nearly gave up is wasted on a boy who has not yet wanted anything.',
        'So people wait for the right day, and the right day does not wait for them. Or they write a letter and give it to someone to keep, who moves, or forgets, or opens it.',
        'What is missing is not sentiment. It is a reliable messenger. Someone has to take the letter, know the day, know the address, notice when the address has changed, and go; and still be there to go when no one is left to remind them.',
      ],
    },
    {
      title: 'Kept like a ledger',
      picture: 'ledger',
      pictureLabel: 'An open account book, a pencil and a few coins.',
      paragraphs: [
        'Banks learned long ago how not to lose things. They write every movement down. They never erase; they add a line. They count at night what they counted by day, and if the sums differ, no one goes home.',
        'We borrowed that. A message here is not an email with a timer; it is an entry that has to be settled. Each step is written down. If the power fails between two steps, the book says where we were. If something cannot be delivered, that is not an error in some log. It is a debt, and we tell you.',
        'It is a strange thing to build with such care for something that may happen once, in 2041, on a Saturday, to one reader. But to her it is the only one that counts.',
      ],
    },
    {
      title: 'The wedding',
      picture: 'letter',
      pictureLabel: 'An opened envelope with a letter in it.',
      paragraphs: [
        'Imagine it, then. It is early; the hairdresser is late. Someone’s phone makes a small sound. There is an email, and it says who it is from, and for a moment no one in the room says anything, because he has been dead for nine years.',
        'She does not have to open it now. It says so. It will be there in the evening, and tomorrow, and it does not expire. There are no ads around it and nothing to install. When she is ready there is a page with a button, and his voice, a little too close to the microphone as always, saying: “Good morning, my dear. I hope it isn’t raining. If it is, never mind, it rained on ours.”',
        'He recorded it on a weekday, at the kitchen table, in four minutes. He did not think it was very good.',
      ],
    },
    {
      title: 'The lamp in the window',
      picture: 'house',
      pictureLabel: 'A house with lit windows and a mailbox by the gate.',
      paragraphs: [
        'This is what we are for. Not for grief, although we are there for it. For the ordinary mornings on which someone has four minutes and something to say.',
        'You don’t have to be old, or sick, or good with words. You don’t have to know yet when it should arrive. One sentence to one person is enough; the rest usually follows, because the first sentence is the one people are afraid of.',
        'One day someone will go looking for your voice. It would be good if it were not in a drawer.',
      ],
    },
  ],
  closing: {
    record: 'Record the first sentence',
    about: 'Who we are, and what we promise',
  },
} as const;
