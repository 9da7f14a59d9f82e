import type { FoundPlace } from '@infinite/ui/place-picker';

/** Places by name from the API; null when they could not be had. */
export async function searchPlaces(text: string): Promise<readonly FoundPlace[] | null> {
  const query = new URLSearchParams({ q: text.slice(0, 80), lang: navigator.language });
  try {
    const answer = await fetch(`/api/places?${query}`);
    if (!answer.ok) return null;
    // The shape is the contract's: see places.input.ts.
    const { places } = (await answer.json()) as { places: FoundPlace[] };
    return places;
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}
