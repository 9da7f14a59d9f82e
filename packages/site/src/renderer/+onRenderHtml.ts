// The bundle of the pages has words of its own: they follow the reader too.
import '@infinite/schema/locale/for-reader.server';
import '#locale/hold-translations.ts';
import { onRenderHtml as renderWithReact } from 'vike-react/__internal/integration/onRenderHtml';

interface Asset {
  src: string;
  assetType: string | null;
  inject: 'HTML_BEGIN' | 'HTML_END' | false;
}

/**
 * vike-react's rendering, but of the fonts only the two that every page shows at once are
 * preloaded; Vike would preload all twenty, for alphabets that few pages use.
 */
export async function onRenderHtml(pageContext: Parameters<typeof renderWithReact>[0]) {
  return {
    documentHtml: await renderWithReact(pageContext),
    injectFilter: (assets: Asset[]) => {
      for (const asset of assets) {
        if (asset.assetType !== 'font') continue;
        asset.inject = asset.src.includes('-text-normal') ? 'HTML_BEGIN' : false;
      }
    },
  };
}
