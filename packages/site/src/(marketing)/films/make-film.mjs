/**
 * Makes the film of the sample testimonials: their words on screen, drawn pictures, a computer's
 * voice. Needs Chromium, espeak-ng and ffmpeg; the result is committed, so that building does not.
 *
 *   npx tsx 'packages/site/src/(marketing)/films/make-film.mjs' /usr/bin/chromium
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { sampleTestimonials } from '../content/samples.ts';
import { BoatPicture } from '../pictures/boat-picture.tsx';
import { HousePicture } from '../pictures/house-picture.tsx';
import { RecipesPicture } from '../pictures/recipes-picture.tsx';
import { VoicePicture } from '../pictures/voice-picture.tsx';

const here = fileURLToPath(new URL('.', import.meta.url));
const work = mkdtempSync(join(tmpdir(), 'film-'));
const run = (program, ...args) =>
  execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

/** Voice and pitch of each, in the order of the testimonials; and what stands beside their words. */
const speakers = [
  { voice: 'en-gb+f3', pitch: '44', picture: RecipesPicture },
  { voice: 'en-gb+m3', pitch: '38', picture: VoicePicture },
  { voice: 'en-gb+f2', pitch: '40', picture: BoatPicture },
];
const opening = {
  title: 'What it is like',
  text: 'A sample: invented families, and a computer’s voice.',
  seconds: 1.4,
};
const closing = { title: 'Whom would you like to reach?', seconds: 1.6 };
const pauseSeconds = 0.3;
/** How long words take to appear, in steps. */
const appearing = [0.2, 0.45, 0.7, 0.9];
const stepSeconds = 0.06;

const fonts = new URL('../../../../../node_modules/@fontsource-variable/', import.meta.url);
const font = (path) =>
  `data:font/woff2;base64,${readFileSync(new URL(path, fonts)).toString('base64')}`;
const style = `
  @font-face { font-family: Newsreader; font-weight: 200 800; src: url(${font('newsreader/files/newsreader-latin-wght-normal.woff2')}); }
  @font-face { font-family: Source; font-weight: 200 900; src: url(${font('source-sans-3/files/source-sans-3-latin-wght-normal.woff2')}); }
  * { margin: 0; box-sizing: border-box; }
  body { width: 1280px; height: 720px; background: #fbf7f0; color: #2a211b; font: 26px/1.4 Source; overflow: hidden; }
  main { display: grid; grid-template-columns: 400px 1fr; gap: 64px; align-items: center; height: 600px; padding: 0 88px; }
  .middle { grid-template-columns: 1fr; justify-items: center; text-align: center; height: 680px; align-content: center; gap: 24px; }
  .middle svg { width: 420px; }
  svg { width: 100%; height: auto; color: #2a211b; }
  .fill-accent-tint { fill: #e3ece4 } .fill-amber-tint { fill: #f9e8cb } .fill-raised { fill: #fffdf9 }
  .fill-paper { fill: #fbf7f0 } .stroke-amber { stroke: #b56a12 } .stroke-accent { stroke: #1f4d3d }
  blockquote, h1 { font-family: Newsreader; font-weight: 450; letter-spacing: -0.01em; }
  blockquote { font-size: 42px; line-height: 1.32; } h1 { font-size: 68px; line-height: 1.1; }
  cite { display: block; margin-top: 28px; font-style: normal; color: #52473e; }
  .sample { position: absolute; top: 36px; right: 48px; background: #f9e8cb; color: #6a3e05; font-size: 22px; font-weight: 600; padding: 4px 18px; border-radius: 99px; }
`;

const browser = await chromium.launch({ executablePath: process.argv[2], args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
const stills = [];
const cues = [];
const sounds = [];
let now = 0;

async function still(body, seconds) {
  const file = join(work, `still-${stills.length}.png`);
  await page.setContent(`<style>${style}</style>${body}<p class="sample">Sample</p>`);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: file });
  stills.push({ file, seconds });
}

const draw = (picture) => renderToStaticMarkup(createElement(picture));
const silence = (seconds) => {
  const file = join(work, `sound-${sounds.length}.wav`);
  run(
    'ffmpeg',
    '-loglevel',
    'error',
    '-f',
    'lavfi',
    '-i',
    'anullsrc=r=22050:cl=mono',
    '-t',
    String(seconds),
    file,
  );
  sounds.push(file);
  now += seconds;
};
const speak = ({ voice, pitch }, text) => {
  const file = join(work, `sound-${sounds.length}.wav`);
  run('espeak-ng', '-v', voice, '-p', pitch, '-s', '166', '-g', '3', '-w', file, text);
  sounds.push(file);
  const seconds = Number(
    run('ffprobe', '-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', file),
  );
  cues.push({ from: now, to: now + seconds, text });
  now += seconds;
  return seconds;
};

await still(
  `<main class="middle">${draw(HousePicture)}<h1>${opening.title}</h1><p>${opening.text}</p></main>`,
  opening.seconds,
);
silence(opening.seconds);
for (const [index, { quote, name, location }] of sampleTestimonials.entries()) {
  const speaker = speakers[index];
  const sentences = quote.match(/[^.]+\./g).map((sentence) => sentence.trim());
  for (const [spoken, sentence] of sentences.entries()) {
    const seconds = speak(speaker, sentence);
    const card = (opacity) =>
      `<main>${draw(speaker.picture)}<div><blockquote>${sentences
        .map(
          (each, at) =>
            `<span style="opacity:${at < spoken ? 1 : at > spoken ? 0 : opacity}">${each} </span>`,
        )
        .join('')}</blockquote><cite>${name}, ${location}</cite></div></main>`;
    for (const opacity of appearing) await still(card(opacity), stepSeconds);
    const last = spoken === sentences.length - 1 ? pauseSeconds : 0;
    await still(card(1), seconds - appearing.length * stepSeconds + last);
  }
  silence(pauseSeconds);
}
await still(
  `<main class="middle">${draw(HousePicture)}<h1>${closing.title}</h1></main>`,
  closing.seconds,
);
silence(closing.seconds);
await browser.close();

const list = (entries) => entries.join('\n');
writeFileSync(
  join(work, 'stills.txt'),
  list([
    ...stills.map(({ file, seconds }) => `file '${file}'\nduration ${seconds.toFixed(3)}`),
    `file '${stills.at(-1).file}'`,
  ]),
);
writeFileSync(join(work, 'sounds.txt'), list(sounds.map((file) => `file '${file}'`)));
const voice = join(work, 'voice.wav');
run(
  'ffmpeg',
  '-loglevel',
  'error',
  '-f',
  'concat',
  '-safe',
  '0',
  '-i',
  join(work, 'sounds.txt'),
  '-af',
  'highpass=f=90,lowpass=f=6500,aecho=0.85:0.7:28|46:0.14|0.08,loudnorm=I=-18:TP=-2:LRA=7',
  '-ar',
  '48000',
  voice,
);
const whole = join(work, 'whole.mkv');
run(
  'ffmpeg',
  '-loglevel',
  'error',
  '-f',
  'concat',
  '-safe',
  '0',
  '-i',
  join(work, 'stills.txt'),
  '-i',
  voice,
  '-filter_complex',
  '[0:v]fps=15,format=yuv444p[s];[1:a]showwaves=s=1104x80:mode=cline:rate=15:colors=0xb56a12:scale=sqrt,format=rgba,colorkey=black:0.2:0.1[w];[s][w]overlay=88:606:shortest=1[v]',
  '-map',
  '[v]',
  '-map',
  '1:a',
  '-c:v',
  'libx264',
  '-preset',
  'ultrafast',
  '-crf',
  '8',
  '-c:a',
  'pcm_s16le',
  '-t',
  now.toFixed(3),
  whole,
);
/** As wide as it is ever shown, and calm enough for a slow line. */
const small = ['-vf', 'scale=960:540', '-pix_fmt', 'yuv420p'];
const plain = ['-map_metadata', '-1', '-y'];
run(
  'ffmpeg',
  '-loglevel',
  'error',
  '-i',
  whole,
  ...small,
  '-c:v',
  'libvpx-vp9',
  '-b:v',
  '0',
  '-crf',
  '46',
  '-row-mt',
  '1',
  '-cpu-used',
  '5',
  '-c:a',
  'libopus',
  '-b:a',
  '32k',
  ...plain,
  join(here, 'sample-voices.webm'),
);
run(
  'ffmpeg',
  '-loglevel',
  'error',
  '-i',
  whole,
  ...small,
  '-c:v',
  'libx264',
  '-preset',
  'fast',
  '-crf',
  '30',
  '-c:a',
  'aac',
  '-b:a',
  '48k',
  '-movflags',
  '+faststart',
  ...plain,
  join(here, 'sample-voices.mp4'),
);
run(
  'ffmpeg',
  '-loglevel',
  'error',
  '-i',
  stills[0].file,
  '-quality',
  '82',
  ...plain,
  join(here, 'sample-voices.webp'),
);

const clock = (seconds) => new Date(seconds * 1000).toISOString().slice(11, 23);
writeFileSync(
  join(here, 'sample-voices.vtt'),
  `WEBVTT\n\n00:00:00.000 --> ${clock(opening.seconds)}\n${opening.title}. ${opening.text}\n\n` +
    cues.map(({ from, to, text }) => `${clock(from)} --> ${clock(to)}\n${text}\n`).join('\n') +
    `\n${clock(now - closing.seconds)} --> ${clock(now)}\n${closing.title}\n`,
);
rmSync(work, { recursive: true });
