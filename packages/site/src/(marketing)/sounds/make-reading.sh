#!/bin/sh
# Cuts the reading of the home page from the speech of the tests. Needs ffmpeg; run it from this
# folder. The result is committed, so that building needs neither. `content/hero-voice.ts` holds its
# loudness in 120 steps.
set -eu
clip() { # from, to, pause after it
  printf '[0]atrim=%s:%s,asetpts=PTS-STARTPTS,apad=pad_dur=%s' "$1" "$2" "$3"
}
ffmpeg -nostdin -loglevel error -y -i ../../../../../tests/fixtures/speech/speech-75s.wav \
  -filter_complex "$(clip 8.5 11.62 0.3)[a];$(clip 13.26 18.38 0.55)[b];$(clip 19.82 25.84 0.3)[c];$(clip 27.36 30.8 0.3)[d];[a][b][c][d]concat=n=4:v=0:a=1,highpass=f=80,loudnorm=I=-19:TP=-2:LRA=7" \
  -ar 24000 -ac 1 -c:a libmp3lame -b:a 40k -map_metadata -1 reading.mp3
