import type { Temporal } from 'temporal-polyfill';
import { danielsBirthday, majaTurnsEighteen } from '#seeds/demo/birthdays.ts';
import { Desk, localTimeOf, onMoment, open } from '#seeds/demo/desk.ts';
import type { Household } from '#seeds/demo/household.ts';
import { PracticePost } from '#seeds/demo/practice-post.ts';
import type { TimeTravel } from '#seeds/demo/time-travel.ts';
import { addSampleTree } from '#seeds/demo/tree/add-tree.ts';

const stockholm = 'Europe/Stockholm';
const daniel = {
  name: 'Daniel',
  email: 'daniel@example.org',
  relation: 'son',
  timeZone: 'Europe/Lisbon',
};
const maja = {
  name: 'Maja',
  email: 'maja@example.org',
  relation: 'granddaughter',
  timeZone: stockholm,
};

/** Something that happens so many hours before (negative) the present. */
interface Scene {
  hours: number;
  play: () => Promise<unknown>;
}

interface Stage {
  travel: TimeTravel;
  post: PracticePost;
  household: Household;
  /** The present; the story leads up to it. */
  now: Temporal.Instant;
}

/** Everything the sample family did so far, in the order of time. */
export function storyOf(stage: Stage): Scene[] {
  return [
    ...delivered(stage),
    ...waiting(stage),
    ...asked(stage),
    ...troubled(stage),
    ...atTheDesk(stage),
  ].toSorted((one, other) => one.hours - other.hours);
}

const days = (count: number) => count * 24;

/** Messages that have reached their readers. */
function delivered({ travel, post, household, now }: Stage): Scene[] {
  const rosa = new Desk(travel, { userId: household.rosaId, familyId: household.familyId });
  const at = (hours: number) => now.add({ hours });
  let recipe: Awaited<ReturnType<Desk['schedule']>>;
  const voices = { recipe: '', everyYear: '' };
  return [
    {
      hours: -days(75),
      play: async () => {
        const voice = await rosa.keep('recipe.webm', 'The almond cake, corrected');
        voices.recipe = voice;
        const table = await rosa.keep('sunday-table.jpg', 'The table on Sunday');
        recipe = await rosa.schedule({
          title: 'The almond cake, corrected',
          body: 'Dear both,\n\nthe card in the tin is wrong, and has been since 1958. Listen first, then heat the oven.\n\nRosa',
          trigger: onMoment(at(-days(60)), stockholm),
          recipients: [daniel, maja],
          attachmentIds: [voice, table],
        });
      },
    },
    { hours: -days(62) + 5, play: () => rosa.confirm(recipe) },
    { hours: -days(60) + 3, play: () => open(travel, post.latestLink(daniel.email)) },
    {
      hours: -days(330),
      play: async () => {
        const voice = await rosa.keep('every-year.webm', 'Happy birthday, Daniel');
        voices.everyYear = voice;
        await rosa.schedule({
          title: 'Happy birthday, every year',
          body: 'I was there for the first one.',
          trigger: {
            kind: 'RECURRING',
            recurrence: 'BIRTHDAY',
            localDate: danielsBirthday(now),
            localTime: '08:00',
            timeZone: daniel.timeZone,
          },
          recipients: [daniel],
          attachmentIds: [voice],
        });
      },
    },
    { hours: -days(229), play: () => open(travel, post.latestLink(daniel.email)) },
    { hours: -days(58), play: () => addSampleTree(rosa.ctx(), household, { voices, now }) },
  ];
}

/** Messages that wait, near and far. */
function waiting({ travel, household, now }: Stage): Scene[] {
  const rosa = new Desk(travel, { userId: household.rosaId, familyId: household.familyId });
  return [
    {
      hours: -days(300),
      play: async () => {
        const voice = await rosa.keep('eighteen.webm', 'The moon over Visby');
        const moon = await rosa.keep('moon-over-harbour.jpg', 'The harbor wall in Visby');
        await rosa.schedule({
          title: 'For Maja, on her eighteenth birthday',
          body: 'My dear Maja,\n\nwhen you were four you asked me whether grown-ups still look at the moon.\n\nYour grandmother',
          trigger: {
            kind: 'DATE',
            localDate: `${majaTurnsEighteen(now)}-05-04`,
            localTime: '09:00',
            timeZone: stockholm,
          },
          recipients: [maja],
          attachmentIds: [voice, moon],
        });
      },
    },
    {
      hours: -days(120),
      play: async () => {
        const voice = await rosa.keep('wedding.webm', 'On the morning of your wedding');
        await rosa.schedule({
          title: 'On the morning of your wedding',
          body: 'Do the washing up together.',
          trigger: { kind: 'OCCASION', occasion: 'Maja’s wedding', timeZone: stockholm },
          recipients: [maja],
          attachmentIds: [voice],
        });
      },
    },
    {
      hours: -days(45),
      play: async () => {
        const garden = await rosa.schedule({
          title: 'When the garden is in bloom',
          body: 'The peonies under the window are yours. Cut them in the morning, never at noon.',
          trigger: onMoment(now.subtract({ hours: days(10) }), stockholm),
          recipients: [daniel, maja],
        });
        await travel.to(now.subtract({ hours: days(40) }), household.familyId);
        const later = localTimeOf(now.add({ hours: days(200) }), stockholm);
        await rosa.postpone(garden, { ...later, localTime: '09:00' });
      },
    },
    {
      // The tour: it is reminded of in an hour and a half, asked after a day later, then delivered.
      hours: -2,
      play: async () => {
        const voice = await rosa.keep('boat.webm', 'The tiller is yours');
        const boat = await rosa.keep('the-boat.jpg', 'You in the bow, six and furious');
        await rosa.schedule({
          title: 'The tiller is yours',
          body: 'Daniel,\n\nyour father recorded this for you, and I have kept it until you asked about the boat. You asked on Sunday.\n\nMum',
          trigger: onMoment(now.add({ hours: 49, minutes: 30 }), daniel.timeZone),
          recipients: [daniel],
          attachmentIds: [voice, boat],
        });
      },
    },
  ];
}

/** Messages whose reminders wait for an answer. */
function asked({ travel, household, now }: Stage): Scene[] {
  const rosa = new Desk(travel, { userId: household.rosaId, familyId: household.familyId });
  return [
    {
      hours: -days(20),
      play: () =>
        rosa.schedule({
          title: 'For your first day at the new school',
          body: 'Wear the blue jumper. It has been to first days before.',
          trigger: onMoment(now.add({ hours: 30 }), stockholm),
          recipients: [maja],
        }),
    },
    {
      hours: -days(18),
      play: () =>
        rosa.schedule({
          title: 'Before you sing',
          body: 'Breathe out first. Everybody forgets to.',
          trigger: onMoment(now.add({ hours: 10 }), stockholm),
          recipients: [maja, daniel],
        }),
    },
  ];
}

/** Messages that were ended, that could not be delivered, and one that is being tried again. */
function troubled({ travel, household, now }: Stage): Scene[] {
  const rosa = new Desk(travel, { userId: household.rosaId, familyId: household.familyId });
  const schedule = (title: string, body: string, hours: number, name: string, email: string) =>
    rosa.schedule({
      title,
      body,
      trigger: onMoment(now.add({ hours }), stockholm),
      recipients: [{ name, email, timeZone: stockholm }],
    });
  return [
    {
      hours: -days(50),
      play: async () => {
        const house = await schedule(
          'Goodbye to the old house',
          'We are not selling it after all.',
          days(90),
          daniel.name,
          daniel.email,
        );
        await rosa.cancel(house);
      },
    },
    {
      hours: -days(30),
      play: () =>
        schedule(
          'Thank you for the letters',
          'Every one of them is in the blue box.',
          -days(12),
          'Great-aunt Vera',
          PracticePost.gone,
        ),
    },
    {
      hours: -days(6),
      play: () =>
        schedule(
          'To the whole choir',
          'Thank you for forty Tuesdays a year.',
          -14,
          'The choir',
          PracticePost.resting,
        ),
    },
  ];
}

/** What lies unfinished on the desks: each member sees only their own. */
function atTheDesk({ travel, household }: Stage): Scene[] {
  const { familyId } = household;
  const rosa = new Desk(travel, { userId: household.rosaId, familyId });
  const anders = new Desk(travel, { userId: household.andersId, familyId });
  return [
    {
      hours: -26,
      play: () =>
        rosa.draft({
          title: 'For Lina, when the baby comes',
          body: 'Dear Lina,\n\nnobody sleeps. That is the whole secret. ',
          recipients: [{ name: 'Lina', email: 'lina@', relation: 'niece' }],
        }),
    },
    {
      hours: -50,
      play: () => anders.draft({ title: 'What I never said about the boat', body: 'Rosa, ' }),
    },
  ];
}
