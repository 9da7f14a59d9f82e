import { siteShellWords } from '@infinite/schema/words/site-shell.en';

/** Answered when not even the error page could be drawn; the browser asks again by itself. */
export const lastResortPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta http-equiv="refresh" content="5"><title>${siteShellWords.name}</title></head><body><p>${siteShellWords.startUp.rendering}</p></body></html>`;
