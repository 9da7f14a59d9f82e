#!/bin/sh
# Speaks what ../content/sample-family.ts has the sample family say. Needs espeak-ng and ffmpeg; run
# it from this folder. The result is committed, so that building needs neither.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

speak() { # file, voice, pitch, words a minute, text
  espeak-ng -v "$2" -p "$3" -s "$4" -g 4 -w "$work/$1.wav" "$5"
  # A little room and less edge; then the loudness of a person close to a microphone.
  ffmpeg -nostdin -loglevel error -y -i "$work/$1.wav" \
    -af "adelay=300,apad=pad_dur=0.5,highpass=f=90,lowpass=f=6200,aecho=0.85:0.7:28|46:0.16|0.09,loudnorm=I=-19:TP=-2:LRA=7" \
    -ar 24000 -ac 1 -c:a libmp3lame -b:a 40k -map_metadata -1 "$1.mp3"
}

speak elin en-gb+f3 40 130 \
  'The harbour froze in February, and we walked to church across the water. Nils carried the lamp. I carried your grandfather, though nobody knew it yet. Halfway over, the ice sang. I have never been so frightened, or so happy.'
speak marta en-gb+f2 34 134 \
  'It says two eggs in my book. Take three. I wrote two because eggs were dear that year, and I was ashamed of the third. So if the cake is dry, that is the war, and not your fault.'
speak anders en-gb-scotland+m3 38 134 \
  'I found the photograph of the boat. You are in the bow, you are six, and you are furious, because I would not let you steer. I should have let you steer. Next summer, the tiller is yours.'
