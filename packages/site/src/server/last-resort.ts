import { siteShellWords } from '@infinite/schema/words/site-shell.en';

/** The response if even the error page fails to render; the browser reloads it. */
export const lastResortPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta http-equiv="refresh" content="5"><title>${siteShellWords.name}</title></head><body><p>${siteShellWords.startUp.rendering}</p></body></html>`;
