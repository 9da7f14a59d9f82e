/** The accessibility statement: what holds, how it is tested, what is known to fall short. */
export const accessibility = {
  title: 'Accessibility statement | Infinite Connections',
  description:
    'How Infinite Connections is made usable for everyone: the standard we hold to, how it is tested, what is known to fall short, and who to tell.',
  keywords: ['accessibility statement', 'WCAG 2.2', 'keyboard', 'screen reader'],
  heading: 'Accessibility',
  lead: 'The people who come here may be eighty, may be grieving, may have one hand free. If something here is hard to use, that is our fault and not yours.',
  parts: [
    {
      heading: 'What we hold to',
      paragraphs: [
        'Every page is built to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. For the recorder, the player, and the page on which a message is opened, the contrast of text is held at level AAA.',
      ],
    },
    {
      heading: 'What that means when you use it',
      points: [
        'Everything works with a keyboard alone, and you can always see where you are.',
        'Headings, regions, labels and errors are named, so that a screen reader can find and say them.',
        'Text is large to begin with and can be doubled in size; no page scrolls sideways on a screen 320 pixels wide.',
        'Light and dark colors follow your device, or your own choice at the bottom of each page. Nothing depends on color alone.',
        'Nothing moves if your device asks for less motion. Nothing plays by itself. No session ends while you are writing.',
        'Pages can be read without scripts. Where something needs them, such as recording, the page says so.',
        'Our own videos have captions, and everything said in them is also there as text.',
      ],
    },
    {
      heading: 'How it is tested',
      paragraphs: [
        'An automatic checker (axe) examines each public page in light and dark, at the width of a phone and of a desktop screen, before a change is released. A single finding stops the release. Journeys such as signing up, recording and writing a message are also tested by keyboard.',
        'Automatic checks find perhaps half of what can be wrong. The rest is found by looking, by trying, and by people who tell us.',
      ],
    },
    {
      heading: 'What falls short, as far as we know',
      points: [
        'Recordings that families make have no automatic captions. The person who records can add a written text.',
        'A recording is shown as a waveform. For a screen reader the waveform is decoration; the player beside it says and does the same.',
        'Very wide tables, such as the comparison of plans, scroll sideways inside the page on a narrow screen. You can reach and scroll them with the keyboard.',
      ],
    },
    {
      heading: 'If something is in your way',
      paragraphs: [
        'Tell us what you wanted to do, and with what. A person reads it and answers. If it cannot be fixed right away, we will do it with you over the phone.',
      ],
    },
  ],
  contact: 'Write to us',
  statementDate: 'This statement was prepared on November 21, 2026, after our own tests.',
} as const;
