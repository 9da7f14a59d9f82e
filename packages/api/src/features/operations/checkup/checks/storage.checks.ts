import { checkLimits } from '@infinite/schema/catalogue/checkup';
import { checkupWords } from '@infinite/schema/words/checkup.en';
import { bytesInWords } from '#features/operations/checkup/amounts.ts';
import { actOn, lookAt, ok, type Check } from '#features/operations/checkup/check.ts';
import { sampleStorage } from '#features/operations/installation/index.ts';
import { freeSpaces } from '#features/operations/operations/index.ts';
import { imageBytesSince } from '#features/publishing/blog-images/index.ts';
import { bytesAddedSince } from '#features/recordings/recordings/index.ts';

const storage: Check = {
  name: 'STORAGE',
  place: 'STORAGE',
  look: async (ctx) => {
    const words = checkupWords.storage;
    try {
      await ctx.app.blobs.check();
    } catch (error) {
      const why = error instanceof Error ? error.message : 'unknown';
      return actOn(checkupWords.notSeen.says(why), words.failedDo);
    }
    const { there, expected } = await sampleStorage(ctx.app);
    if (there === expected) return ok(words.ok(there));
    return actOn(words.missing(expected - there, expected), words.missingDo);
  },
};

const space: Check = {
  name: 'SPACE',
  place: 'STORAGE',
  look: async (ctx) => {
    const words = checkupWords.space;
    const [fullest] = (await freeSpaces(ctx.app))
      .map((each) => ({ ...each, ratio: each.freeBytes / each.totalBytes }))
      .toSorted((a, b) => a.ratio - b.ratio);
    if (!fullest) return ok(checkupWords.growth.unknown);
    const { place, freeBytes, ratio } = fullest;
    const percent = Math.floor(ratio * 100);
    const says = words.free(words.places[place], percent, bytesInWords(freeBytes));
    if (ratio < checkLimits.freeRatio.act) return actOn(says, words.whatToDo);
    return ratio < checkLimits.freeRatio.look ? lookAt(says, words.whatToDo) : ok(says);
  },
};

/**
 * By the pace at which families and editors stored bytes in the last days. Backups are not in it:
 * they come and go by their rule.
 */
const growth: Check = {
  name: 'GROWTH',
  place: 'STORAGE',
  look: async (ctx) => {
    const words = checkupWords.growth;
    const found = (await freeSpaces(ctx.app)).find(({ place }) => place === 'storage');
    if (!found) return ok(words.unknown);
    const since = ctx.clock.now().subtract({ hours: 24 * checkLimits.growthDays });
    const added = (await bytesAddedSince(ctx.em, since)) + (await imageBytesSince(ctx.em, since));
    const daily = added / checkLimits.growthDays;
    if (daily === 0) return ok(words.none);
    const size = bytesInWords(daily);
    const days = Math.floor(found.freeBytes / daily);
    if (days >= checkLimits.daysUntilFull.look) return ok(words.ok(size));
    const says = words.full(size, days);
    return (days < checkLimits.daysUntilFull.act ? actOn : lookAt)(says, words.whatToDo);
  },
};

export const storageChecks = [storage, space, growth];
