import { whenOpen } from '@infinite/schema/words/announced.en';
import { editors, type ShippedArticle } from '#features/publishing/blog/shipped/shipped-article.ts';

/** What the article says of the scrapbook editor. */
const generator = whenOpen(
  'scrapbooks',
  'the [scrapbook generator](/scrapbook-generator) arranges what you have chosen by date or by person, and leaves the choosing to you, where it belongs. The first scrapbook is part of the free plan.',
  'we are building a [scrapbook generator](/scrapbook-generator) that will arrange what you have chosen by date or by person, and leave the choosing to you, where it belongs. It is not open yet; its page shows a sample.',
);

export const finishedScrapbooks: ShippedArticle = {
  title: 'Scrapbooks That Get Finished',
  excerpt:
    'Most scrapbooks stop at page five. How to choose twelve pictures out of twelve thousand, write captions that last, and be done in a weekend.',
  author: editors,
  category: 'DIGITAL_SCRAPBOOKS',
  tags: ['scrapbooks', 'photographs', 'recording tips'],
  emoji: '📖',
  publishedAt: '2025-09-25T09:00:00Z',
  body: `There is a scrapbook in many homes that was begun with great care and ends on page five. It is usually the one about the first child, or the big trip. It was not given up for lack of love. It was given up because it had no end.

Albums used to be finished because the film was. Twenty-four pictures, twelve pages, done. A phone has no last picture. So the first thing a scrapbook needs today is a boundary, and the person who sets it is you.

![An open scrapbook with three photographs, a pressed leaf and a strip of captions.](/blog/pictures/open-scrapbook.svg)

## Decide the size before the subject

Twelve pages. One picture a page, or two that talk to each other. That is short enough for a weekend, and long enough for a story. If it goes well you will make another; a shelf with six finished books of twelve pages is worth more than one book of two hundred that is in a drawer.

Then choose a subject which fits twelve pages. Not “our family,” but one of these:

- one summer
- one house, before it is sold
- one person, in twelve objects
- one recipe and everyone who cooks it
- the year in which nothing special happened

The last one is the best present. Nobody takes pictures of ordinary life on purpose, and ordinary life is what disappears.

## Twelve out of twelve thousand

Choosing is the work. Do it fast, in three rounds, and on different days.

1. **Heart.** Go through everything once and mark what makes you stop. Do not think about quality. You will have about a hundred.
2. **Story.** Lay them out small, all at once. Which of them tell something that no other picture tells? Of five pictures of the same cake keep the one in which someone’s face says how it was. You will have about thirty.
3. **Gaps.** Who is missing? There is always someone who took the pictures and is in none. Ask for one. Which place, which season, which hands? Now take twelve.

Blurred is fine. Too dark is fine. A picture that is sharp and says nothing is not.

Keep the others. Nothing is deleted by not being in the book.

## Captions that will make sense in 2060

Under most photographs in old albums you find either nothing or a joke. Both fail the great-grandchildren. A caption that lasts has three parts:

| Part | Example |
|---|---|
| Who and where, in full, left to right | *Maria Santos, her brother Luis and Mrs. Okafor from next door, in the yard of 14 Mill Lane, Easter 2019* |
| What you cannot see | *It had rained for a week, and this was the first dry hour.* |
| What was said | *Luis: “If you take one more picture, I will eat it.”* |

The second and the third are what makes it yours. If you do not know what was said, ask; the answer will be about something else, and better.

Write “my grandmother, Maria Santos,” not “Grandma.” In two generations there will be four people of that name.

## One page with a voice

A picture shows that they laughed. A recording lets you hear it. For at least one page of the twelve ask the person in the picture to say for one minute what was going on. Not an interview: put the phone down beside the photograph and say, “What was that?”

Those who make scrapbooks for parents with failing eyes find that the voices matter more to them than the pages. And those who make them for children find that a story told in the voice of an uncle is asked for again when the pictures are long known by heart.

## A weekend, hour by hour

- **Friday evening:** decide the subject and write the twelve page titles on a sheet. If you cannot find twelve, make it eight.
- **Saturday morning:** first round. Two hours, with music on.
- **Saturday evening:** second and third round.
- **Sunday morning:** captions. Phone two people to ask who that is.
- **Sunday afternoon:** put it together, one page after the other, without going back. Show it to someone at five o’clock, whatever state it is in.

Showing it to someone is the end. Set the appointment on Friday.

## Layout, in three rules

**One large thing on each page.** If two pictures are the same size, neither speaks.

**Leave paper.** White space is what makes a page look like a page and not like a phone.

**One typeface, one color.** Decoration is what you add when you chose the wrong picture.

If you would rather not think about any of it, ${generator}

## And the box on the shelf?

Paper things belong in the book too: tickets, a child’s drawing, a shopping list in a hand that is no longer written. Photograph them from above in daylight, with an inch of the table around them, so that you can see that they are things.

Then put the originals back in the box, write on the lid which book they are in, and go on living. There are pictures to be taken of a year in which nothing special happens.
`,
};
