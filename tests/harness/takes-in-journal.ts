import type { Page } from '@playwright/test';

interface TakeInJournal {
  bytes: number;
  title: string;
}

/** The takes that this device has, as they would be found after a reload. */
export function takesInJournal(page: Page): Promise<TakeInJournal[]> {
  return page.evaluate(
    () =>
      new Promise<TakeInJournal[]>((resolve, reject) => {
        const opening = indexedDB.open('recordings');
        opening.onerror = () => reject(new Error('no journal'));
        opening.onsuccess = () => {
          const all = opening.result.transaction('takes').objectStore('takes').getAll();
          all.onsuccess = () => {
            opening.result.close();
            resolve(all.result as TakeInJournal[]);
          };
        };
      }),
  );
}
