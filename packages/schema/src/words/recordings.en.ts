import { translatable } from '#words/locale.ts';

/** What the recordings say: refusals at upload, and what is said beside a stored recording. */
export const memoryWords = translatable('memories', {
  kindInvalid: 'The kind is one of VOICE, VIDEO, PHOTO or FILE',
  originInvalid: 'The origin is one of recorded or uploaded',
  takeInvalid: 'The take needs an id of its own (a UUID)',
  titleTooLong: 'Please choose a shorter title',
  noteTooLong: 'Please shorten the note',
  fileNameTooLong: 'The name of the file is too long. Please rename it and try again.',
  trimInvalid: 'The end of the trimmed part must come after its start',
  emptyFile: 'The file is empty. Please choose another one.',
  tooLarge: (limitMb: number) =>
    `That is larger than we can accept here: at most ${limitMb < 1024 ? `${limitMb} MB` : `${Number((limitMb / 1024).toFixed(1))} GB`}.`,
  planFull: (limit: string) =>
    `Your plan has space for ${limit} of photos, videos and files, and it is full. Voice recordings are not counted. Nothing you have is lost; delete something or choose a larger plan to add more.`,
  uploadGone: 'This upload is no longer here. Please start it again.',
  uploadComplete: 'This upload has arrived whole and is in your library. You can delete it there.',
  uploadElsewhere: 'This take is being sent from somewhere else. It goes on from what has arrived.',
  storageFull: 'There is no space left to keep this just now. Nothing that arrived is lost.',
  stillArriving: 'This recording is still on its way. Please try again when it has arrived.',
  inUse: 'This recording belongs to a message that is still to be delivered, so it stays.',
  inUseSomewhere:
    'This recording belongs to a message, so it stays. Take it out of the message first.',
  beingScanned: 'This file is being scanned for viruses. Please try again in a moment.',
  nothingArrived: 'Nothing of this take has arrived, so there is nothing to keep.',

  untitled: {
    VOICE: 'Voice recording',
    VIDEO: 'Video',
    PHOTO: 'Photo',
    FILE: 'File',
  },

  problem: {
    infected: (name: string) =>
      `Our virus scanner found ${name} in this file, so nobody can open or download it.`,
    empty: 'Nothing was recorded: the file is empty.',
    noSoundOrPicture:
      'We found no sound or picture in it. The file is kept as it came; you can download it.',
    notMedia:
      'This is not a sound or video file we recognize. It is kept as it came; you can download it.',
    silent: 'We could hear nothing in this recording. Was the right microphone chosen?',
    incomplete: (seconds: number) =>
      seconds >= 1
        ? `This recording is not complete: about ${Math.round(seconds)} seconds of it can be played.`
        : 'This recording is not complete: less than a second of it can be played.',
    unreadableMedia:
      'This recording cannot be played here. It is kept as it came; you can download it.',
    unreadablePhoto: 'This picture cannot be shown. It is kept as it came; you can download it.',
    hugePhoto: 'This picture is too large to be shown. It is kept as it came; you can download it.',
    incompletePhoto: 'This picture is not complete; we show what there is.',
    photoForm:
      'Browsers cannot show this kind of picture. It is kept as it came; you can download it.',
  },
});
