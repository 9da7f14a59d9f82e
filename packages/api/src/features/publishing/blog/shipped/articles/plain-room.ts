import { editors, type ShippedArticle } from '#features/publishing/blog/shipped/shipped-article.ts';

export const plainRoom: ShippedArticle = {
  title: 'A Good Recording in a Plain Room',
  excerpt:
    'You need no studio to keep a voice well. Where to sit, how near the phone should be, what to switch off, and how to stop sounding nervous.',
  author: editors,
  category: 'VOICE_MESSAGES',
  tags: ['voice messages', 'recording tips'],
  emoji: '🎙️',
  publishedAt: '2025-09-11T09:00:00Z',
  body: `A voice that is kept for thirty years deserves five minutes of preparation. You need no microphone and no studio. The phone you have records well enough; what spoils most recordings is the room, the distance, and nerves. All three are easily helped.

![A person in an armchair, a phone on a book in front, curtains drawn behind.](/blog/pictures/voice-in-a-room.svg)

## Choose the dullest room

Sound bounces off hard things. A kitchen with tiles makes everyone sound like a station announcement; a bedroom makes them sound close. Look for carpet, curtains, a bed, shelves full of books. Sit so that you speak toward something soft. If there is nothing of the kind, a closet full of coats with its doors open, a step in front of you, works wonders.

Then listen for a minute before you start. You will hear the refrigerator, the clock, the road. Switch off what can be switched off, and put a note on the refrigerator so that you switch it on again. Close the window. Put the phone into airplane mode, or a call will end up in the middle of the best sentence.

## A hand’s breadth and a half

Distance matters more than equipment. Put the phone 8 to 12 inches from your mouth: about a hand’s breadth and a half. Nearer, and every p bursts; further away, and the room becomes louder than you are.

- Do not hold it. Hands rustle. Lean it on a book, on a folded towel that keeps the table’s knocks away.
- Let it point slightly past your mouth, not straight at it.
- Take off bracelets, and move the cup.
- On most phones the microphone is at the lower edge. Do not cover it.

## Make a test you really listen to

Record twenty seconds, saying anything. Then listen with headphones, all of it. Ask three things: Can I understand every word? Is there something humming? Does it sound near? Change one thing, and test again. Twice is usually enough, and then leave everything where it is.

## How not to sound nervous

Nearly everyone dislikes their own recorded voice; it lacks the part that you hear through your own bones. To everyone else it sounds simply like you. That is why they want it.

1. **Stand up, shake your arms, drink some water.** Water, not coffee or milk.
2. **Talk to a face.** Put a photograph of the person beside the phone.
3. **Throw the first take away.** Decide so beforehand. It takes all the weight off, and the second one begins in the middle, where you are already yourself.
4. **Use keywords, not a text.** Four words on a card. Reading aloud flattens a voice.
5. **Leave the pauses.** Silence in a recording sounds like thinking. Do not cut it, and do not apologize for it.
6. **Leave the laugh.** And the cough, and the dog. They will be someone’s favorite part.

## If you record someone else

Sit beside the person rather than opposite, with the phone nearer to them than to you. Begin to record while you are still arranging the cups, so that there is no moment at which it “starts.” Ask one question and then be quiet for longer than feels polite. What comes after the pause is usually what you came for.

Tell them that you are recording, always, and ask who may hear it.

## Before you put it away

Say at the beginning or at the end: who is speaking, the day, the place. Give the recording a title that tells what is in it, not “Recording 14.” Listen to the first and the last ten seconds, to be sure that nothing is cut off.

Keep the original as it came from the device. Do not remove noise and do not compress it; both can be done later, and better, from an original, and neither can be undone.

If you would like to try it now, the [recorder on this page](/free-voice-messages) needs no account and shows you at once whether you are loud enough. The recording stays on your device until you keep it. There is no limit and no price for voice messages; what the [plans](/pricing) add is space for photos and videos.

Then record something small. Not the message of your life: the recipe for the soup, as you would explain it on the phone. You will be surprised at how much of you is in it.
`,
};
