import { editors, type ShippedArticle } from '#features/publishing/blog/shipped/shipped-article.ts';

export const hearingAVoice: ShippedArticle = {
  title: 'Hearing a Voice After a Death',
  excerpt:
    'A saved voicemail can comfort or undo you. How to keep such recordings safe, when to listen, what to do if you cannot, and how to share them.',
  author: editors,
  category: 'GRIEF_SUPPORT',
  tags: ['grief', 'voice messages', 'dementia'],
  emoji: '🕯️',
  publishedAt: '2025-10-16T09:00:00Z',
  body: `After someone has died, their voice is often one of the first things people are afraid of losing. Faces are kept in photographs. A voice is kept by accident: eleven seconds on an answering machine, the background of a video about something else, a message that says only “It’s me, call me back.”

This article is for those who have such a recording, or wish they had, or have been left one and cannot bring themselves to press the button. It cannot tell you what is right for you. It can tell you how to make sure that you have the choice.

![Two chairs at a table by a window; one of them is empty, and the lamp is lit.](/blog/pictures/two-chairs.svg)

## First, make it safe. You need not listen

If there is a voicemail on a phone, it may be in more danger than you think. Many providers delete messages after some weeks, and all of them when a contract ends. Before a number is canceled, or a phone handed on:

1. **Save the message out of the voicemail system.** On most phones you can share or export it as a file. If not, play it aloud and record it with a second device, in a quiet room. A poor copy is better than none.
2. **Do not cancel the contract of the person who died** until you have asked whether their own greeting can be saved. It is often the clearest recording there is.
3. **Look where you would not think of looking:** messenger apps, birthday videos with someone talking behind the camera, the answering machine in the basement, a colleague’s recorded meeting, a voice recorder.
4. **Keep the file as it is,** in two places, and write down beside it who is speaking and when.

You can ask someone else to do all this. They can put the files into a folder and tell you that it exists. That is enough for now.

## There is no right time

Some people listen on the evening of the funeral. Some wait eleven years. Some listen once and never again, some every Sunday. Grief does not go through stages in an order, and nothing in it is overdue.

It may help to know what listeners describe, so that you are not alone with it:

- **It can be very physical.** A voice reaches you before you have time to think. Tears, a racing heart, warmth, even laughter are all usual.
- **Ordinary messages hit hardest.** You are prepared for farewells. You are not prepared for “I’m at the store, do we have butter?”
- **Relief and pain come together.** That is not a contradiction.
- **Sometimes nothing happens.** You hear a recording, and feel nothing, and are frightened by that. It is a way in which the mind protects itself. It passes, or it does not matter.

## If you would like to listen

A few small arrangements make it gentler.

- **Choose the place and the end.** Sit where you are comfortable, and plan what you will do afterward: a walk, a phone call, washing the dishes. Not last thing at night.
- **Tell someone** that you are going to, or have them beside you.
- **Begin with something light.** If there are several recordings, ask a friend to choose the least important.
- **Use a speaker rather than headphones** the first time. It leaves the voice in the room, and not inside you.
- **Stop when you like.** Half a message is also a message.

## If you cannot

Then do not. A message that has been left for you is a gift, and gifts have no deadline. You can leave it unopened, or ask someone to listen for you and to tell you only this: whether there is anything in it that you need to know.

If a recording draws you in so that you can do nothing else, if you do not sleep or eat, if you cannot go to work after many weeks, or if you think of following the person who died, please speak to someone who knows about these things: your doctor, a counselor, a helpline in your country. This is not weakness. In an emergency call your local emergency number.

## Sharing, among people who mourn differently

In one family one person wants the voice to be played at the table on the birthday, and another leaves the room. Both are mourning. What helps is agreement beforehand:

- Nobody is surprised with a recording. Ask first, and accept a no.
- A copy for everyone who wants one; then nobody has to ask for it, and nobody has to hear it.
- Be careful in public. A funeral, a video call, a post on the internet can be too much for someone you have not thought of.
- Children may ask to hear it again and again, and then play on. Let them do both.

If the voice belongs to someone whose memory had gone before, older recordings may give you back the person from before the illness. Many families say that this is when they began to mourn her properly; we have written about [recording and dementia](/blog/familiar-voices-and-dementia) elsewhere.

## Messages that were meant for you

A message that someone recorded on purpose, to arrive after their death, is a different thing from a voicemail that happened to survive. It was meant. It can also be more than you are able to take in. When we deliver a message, the person who receives it opens it when they want to, on a quiet page, with whatever was written beside the voice, so that it can be read before anything is heard, or instead. It does not play by itself, and we tell no one how often you listen.

And if reading this makes you think of someone who is alive: ask them. Not for a farewell. Ask how the bread is made, or what the street was called, and let [the recorder](/free-voice-messages) run. If you would like to leave something yourself, our page about [legacy messages](/legacy-messages) is a quiet place to begin.

There will be a day when you hear the voice and notice, only afterward, that you smiled first.
`,
};
