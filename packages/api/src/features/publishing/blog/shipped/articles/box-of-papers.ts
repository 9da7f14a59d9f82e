import {
  historyDesk,
  type ShippedArticle,
} from '#features/publishing/blog/shipped/shipped-article.ts';

export const boxOfPapers: ShippedArticle = {
  title: 'Reading the Box of Family Papers',
  excerpt:
    'A box of letters and certificates came down to you. How to sort it, scan it, read old handwriting, and ask the last people who know.',
  author: historyDesk,
  category: 'FAMILY_HISTORY',
  tags: ['family history', 'photographs', 'genealogy', 'grandparents'],
  emoji: '📜',
  publishedAt: '2025-08-07T09:00:00Z',
  body: `Sooner or later someone in every family is handed the box. It held boots or cookies once. Now there are certificates in it, letters in handwriting no one can read, a ration book, a lock of hair in tissue paper, and photographs of people without names. You take it home, put it on the top shelf of the closet, and feel guilty about it for ten years.

The box is easier than it looks, if you do things in the right order. The order is: disturb nothing, make pictures of everything, ask the living, and only then research the dead.

![An open box of papers with a ribbon, a photograph and a folded letter.](/blog/pictures/box-of-papers.svg)

## First evening: disturb nothing

The way things lie in the box is information. Letters tied together were kept together by someone for a reason. An envelope inside a prayer book was put there, and the page may matter.

So before you sort, take photographs of the box as you found it: the lid, the top layer, each layer below. Number the bundles on slips of acid-free paper, not on the things themselves. Never write on an original, not even on the back, not even in pencil, if you can avoid it; and never use sticky notes, adhesive tape, rubber bands or laminating film. What tape does to paper cannot be undone.

Wash your hands and dry them well. For paper, clean dry hands are usually safer than cotton gloves, with which it is easy to tear an edge. For photographs, hold them by the edges.

If anything is moldy, put it in a paper bag apart from the rest, and ask an archive or a conservator before you open it further. Mold is bad for you as well as for the paper.

## Second evening: make pictures of everything

Copy first, understand later. A scan cannot get ruined in the wash, and other people can help you read it.

| What | How | Resolution |
|---|---|---|
| Letters and documents | Flatbed scanner, in color, both sides, envelopes too | 300 to 400 ppi |
| Photographs | Flatbed scanner, in color even if they are black and white, backs too | 600 ppi |
| Small prints, negatives, slides | Scanner with a film holder | 1,200 ppi and more |
| Bound books, large sheets | Camera from above, daylight from the side, no flash | As sharp as you can |

Scan the backs. The photographer’s stamp, the printer’s number, half a word in pencil: this is often the only evidence there is. Scan envelopes, since a postmark dates a letter whose writer did not.

Name the files so that they sort and say where they came from: *1943-05-12 letter Rosa to Emil 01 front*. If the date is not known, begin with *undated*. Keep the uncompressed originals in one place and a copy in another building.

Two evenings, and the box is safe. Everything from here on is pleasure.

## Ask the living before you ask the archives

This is the step that people put off, and the only one that cannot be made up for. An archive will still be there in five years. Your mother’s cousin may not.

Take ten photographs and two letters, not the whole box. Print the photographs large. Visit the oldest person, and record the conversation; tell them you are recording, and put the recorder on the table where everyone can forget about it.

Good questions are small and physical:

- Who is missing from this picture, and who is holding the camera?
- Whose coat is that?
- Where was the stove, and who lit it?
- What did it smell like there?
- What was never talked about?

Do not ask “What do you remember about the war?” Ask where they slept.

And ask each person the same question about the same photograph, separately. Where the answers agree you have a fact. Where they differ you have a family.

When someone says “That is Aunt Klara,” repeat it aloud with the number of the picture: “So in number seven, second from the left, that is Klara, your mother’s sister.” You will be grateful when you listen to it again. Better still, keep that sentence together with the picture; a name that is [said by someone who knew her](/family-tree) is a kind of proof that no certificate gives.

## Reading the handwriting

You learn old handwriting faster than you expect; an hour a day for a week is usually enough for one writer.

1. **Find out which script it is.** German letters before about 1940 are often in *Kurrent* or *Sütterlin*; English documents before 1700 in *secretary hand*. There are alphabets for each of them to print out.
2. **Begin with what you know:** the date, the place, the salutation, the signature. They give you a dozen letters of this writer’s alphabet.
3. **Make the writer’s own alphabet.** Copy each letter that you are sure of to a sheet, as this hand makes it.
4. **Write down exactly what is there,** with spelling mistakes and line breaks, and put a question mark in brackets for what you cannot read. Do not modernize; make a second version for that.
5. **Read it aloud.** Dialect spelling that looks like nonsense often sounds like sense.
6. **Leave it overnight.** The word that was impossible on Monday is plain on Tuesday.

## Dating a photograph without a date

No single clue is reliable; three that agree usually are.

- **The process.** Daguerreotypes and ambrotypes are in cases and belong mostly to the 1840s to 1860s; small *cartes de visite* on card to the 1860s and after; cabinet cards, larger, from about 1870 to the First World War; snapshots with a white border mostly to the twentieth century.[^process]
- **The studio.** City directories show when a photographer worked at the address on the card.
- **Clothes.** Sleeves, collars and hats changed quickly, but the old dressed in the fashion of their youth, and in the country everyone did. Look at the youngest woman in the picture.
- **Things.** Cars, phones, street lamps, posters in the background.
- **Ages.** If you know when one child was born, you know the picture within a year or two.

Write your reasons beside the date. “About 1908, because Emil looks four” can be corrected by the next person. “About 1908” cannot.

## From papers to a tree, and back

Now you can begin to place people. Enter what a document says, and which document says it, each time. A tree without sources is a rumor with lines; we have written about [how a tree shows its proof](/blog/a-family-tree-that-shows-its-proof) in another article.

Expect contradictions. A woman who is 24 at her marriage and 31 five years later is quite usual. Note both, with their sources, and do not decide too soon.

Then comes the moment at which the papers end and the archives begin: civil registers, church books, passenger lists, military files. Before you spend money, write down in one sentence what you want to find out. “Where was Rosa between 1938 and 1946?” can be answered. “Everything about the Lindner family” cannot.

## What to do with the originals

- **Keep** what is unique and in good order in acid-free folders, flat, in the dark, not in the attic and not in the basement. A closet in a room that people live in is best.
- **Give away** what would be used elsewhere. Local archives and regimental museums are often glad of what a family finds dull. Keep the scans.
- **Share** the scans. A box that exists in five households will survive.
- **Tell what you know in your own voice.** Sit down with the ten best things and say, for two minutes each, what they are, whom you have it from and what you still do not know. In forty years your recording will be one of the papers in the box.

You can keep the voices and stories of your family [together in one place](/dashboard), so that the next person who gets the box finds it open. And write on the lid, at last, what is in it.

[^process]: These are the usual ranges. Fashions reached different places at different times, and studios used up old card stock for years.
`,
};
