import { whenOpen } from '@infinite/schema/words/announced.en';
import {
  historyDesk,
  type ShippedArticle,
} from '#features/publishing/blog/shipped/shipped-article.ts';

/** What the article says of the tree. */
const tree = whenOpen(
  'familyTree',
  'It has no limit on the number of people, and it stays free.',
  'We are still building it; its page shows a sample.',
);

export const treeWithProof: ShippedArticle = {
  title: 'A Family Tree That Shows Its Proof',
  excerpt:
    'Names and lines are easily copied, and so are mistakes. Five habits that make a family tree trustworthy, and what a recorded voice can prove.',
  author: historyDesk,
  category: 'FAMILY_TREES',
  tags: ['family tree', 'genealogy', 'family history'],
  emoji: '🌳',
  publishedAt: '2025-08-28T09:00:00Z',
  body: `It takes an afternoon to copy four hundred ancestors from other people’s trees, and it may take years to find out which forty of them are not yours. Family trees go wrong in a particular way: a guess is entered as a fact, someone copies it, a third person finds it in two places and takes that for confirmation.

A tree that can be trusted is not one without gaps. It is one in which every line says how it is known. Here are five habits that get you there without making a profession of it.

![A tree whose leaves are small name cards, with a speech mark on one of them.](/blog/pictures/tree-of-names.svg)

## 1. Start with yourself, and take one step at a time

Begin with what you can prove: your own birth. Then your parents, and how you know that they are your parents. Then their parents. Each step is a separate claim with its own evidence. The temptation is to jump to the interesting ancestor and to build toward him from both ends; that is exactly where false links are made, because two people of one name in one county look like one when you wish they were.

## 2. One fact, one source

For each name, date, place and relationship, note where it comes from, precisely enough that a stranger could look it up: not “church book,” but which parish, which volume, which page or image, and when you saw it.

It helps to know how near a source is to what it says.

| Source | Near to | Be careful with |
|---|---|---|
| Birth register written that week | The birth, the mother | The father, if he was not there |
| Marriage register | The marriage | Ages, often rounded or made suitable |
| Census | Who lived there that night | Ages, spelling, birthplaces |
| Gravestone | That someone remembered | Everything else; it was carved later |
| Newspaper notice | What the family wanted to be known | What it left out |
| Someone else’s tree | That they believed it | All of it |

A source is always evidence for something. It is rarely evidence for everything that is written in it.

## 3. Say how sure you are

Genealogists who work to a standard ask whether the search was reasonably thorough, whether the sources were weighed against each other, and whether contradictions have been explained.[^standard] You need not write essays. Three words will do: *proven*, *likely*, *open*. Add a sentence for anything that is not proven: “Likely, because the godparents are the same in both registers.”

An honest *open* is an invitation. Someone who has the missing letter will find your tree one day and know that you would like to hear of it.

## 4. Keep the contradiction

When two sources disagree, keep both. The passport says 1889, the baptism 1887. Perhaps he made himself younger in order to be admitted as an apprentice; perhaps there was an elder brother of the same name who died. The disagreement is a door. If you choose one and delete the other, you have locked it.

The same goes for names. Write them as they stand in each document. A family that was Kowalczyk, Kovalchik and Cole within thirty years has told you its route.

## 5. Respect the living

Everyone who is alive has a right to decide what is public about them. Before you share a tree, leave out dates and places of living people, or show only their names to the family. Be careful with what is less than a hundred years old, and more careful with adoption, illness, prison and paternity. A surprising result of a DNA test may be news to someone who did not ask for it. Tell them first, privately, or not at all.

Children’s details belong in a private tree only.

## What a recorded voice can prove

Family tradition is a poor source for dates and a very good one for everything else. Who was not on speaking terms, why the brothers emigrated, what the farm was called by those who lived on it: no register holds that.

The trouble with tradition is that it usually reaches the tree as “Grandma said.” Which grandmother, when, and in which words? Record her, and the note becomes a proper source: speaker, date, place, and the second of the recording at which she says it. Later on someone can listen and decide for themselves whether she was sure, or joking, or protecting someone. A voice is evidence with the doubt still in it.

So when you visit the oldest members of the family, do it as you would visit an archive:

1. Say date, place and names at the beginning of the recording.
2. Ask about one person at a time, with a photograph in your hand.
3. Ask how they know. “Did you see that, or were you told?”
4. Write beside each fact in the tree where in the recording it was said.

This is the idea behind our [family tree with voices](/family-tree): a person in the tree is not a box with two dates but someone who is remembered out loud. ${tree}

## A good hour

If you already have a large tree and no sources, do not begin again. Take the four grandparents. For each of them find one document for the birth, one for the marriage and one for the death, enter where it is, and mark what is missing as open. It takes about an hour for each, and at the end of it you have twelve facts that will outlast you.

Then do the same for their eight parents. Somewhere on the way you will find that one of the lines you copied is wrong. This is not bad news. You have just given an ancestor back to someone else, and made room for your own.

[^standard]: The best known is the Genealogical Proof Standard of the Board for Certification of Genealogists in the United States, whose five parts these questions shorten.
`,
};
