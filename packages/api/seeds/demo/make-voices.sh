#!/bin/sh
# Speaks the sample family's messages. Needs espeak-ng and ffmpeg; run it from this folder.
# The result is committed, so that seeding needs neither.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

speak() { # file, voice, pitch, words a minute, text
  espeak-ng -v "$2" -p "$3" -s "$4" -g 4 -w "$work/$1.wav" "$5"
  # A little room and less edge; then the loudness of a person close to a microphone.
  ffmpeg -nostdin -loglevel error -y -i "$work/$1.wav" \
    -af "adelay=400,apad=pad_dur=0.6,highpass=f=90,lowpass=f=6200,aecho=0.85:0.7:28|46:0.16|0.09,loudnorm=I=-19:TP=-2:LRA=7" \
    -ar 48000 -ac 1 -c:a libopus -b:a 20k -application voip -fflags +bitexact -flags:a +bitexact "$1.webm"
}

speak eighteen en-gb+f3 42 138 \
  'Maja, my dear. Today you are eighteen. When you were four, you asked me whether grown-ups still look at the moon. I said that they forget to. So here is my present. Go outside tonight, and look. I looked at the same one, when I was eighteen, on the harbour wall in Visby, with wet feet and no plan at all. Everything I love came after that. So will yours.'

speak every-year en-gb+f3 40 140 \
  'Happy birthday, Daniel. It is your mother. I know that you pretend not to mind birthdays. I was there for the first one. It snowed, the taxi was late, and you were not. Have the cake. Call your sister. I am proud of you, every single year.'

speak wedding en-gb+f3 40 136 \
  'To the two of you, on the morning of your wedding. Here is the only advice that I ever kept. Do the washing up together. Nobody stays angry with both hands in warm water. Dance the second dance with your grandfather, he has been practising. And save me a piece of the almond cake.'

speak recipe en-gb+f3 44 144 \
  'This is for Sunday. The recipe says two eggs, but it is three. My mother wrote two, because eggs were dear that year, and nobody ever corrected it. Brown the butter slowly, until it smells of hazelnuts. And do not open the oven. I know you. Do not open the oven.'

speak boat en-gb-scotland+m3 38 136 \
  'Dad here. I found the old photographs of the boat. You are in the bow, you are six, and you are furious, because I would not let you steer. I should have let you steer. Next summer, the tiller is yours. I mean it.'
