import {
  contextOf,
  templateOf,
  type DrawnByVike,
  type PageTemplate,
  type RequestPart,
} from './page-template.ts';

/** Paths of members' pages; another spelling of one is left to Vike, and takes no memory here. */
const plainPath = /^\/[a-z][a-z/-]{0,60}$/;

interface Kept {
  /** The facts of the site that its document shows. */
  readonly facts: string;
  /** Null: no template reproduced the page so far. */
  readonly template: PageTemplate | null;
  readonly tries: number;
}

/** The data of one member may have a value that only Vike's serializer writes; of all, hardly. */
const mostTries = 5;

/**
 * Templates of members' pages by path. A page is rendered by Vike once and from its template from
 * then on; what a template cannot answer (a redirect, an error, another page) is left to Vike.
 */
export class PageTemplates {
  #kept = new Map<string, Kept>();

  /** @returns null where Vike must render */
  async render(request: RequestPart): Promise<{ body: string; template: PageTemplate } | null> {
    const template = this.#get(request)?.template;
    if (!template) return null;
    const context = contextOf(template.constant, request) as { answerStatus?: unknown };
    try {
      const data = await template.loadData?.(context as never);
      if (context.answerStatus !== undefined) return null;
      return { body: template.draw(request, data), template };
    } catch {
      return null; // A redirect or an error: Vike meets it again, and answers or reports it.
    }
  }

  /** Makes a template from a page that Vike has rendered for this request. */
  learn(
    request: RequestPart,
    drawn: DrawnByVike,
    document: string,
    headers: PageTemplate['headers'],
  ): void {
    const path = pathOf(request);
    if (!path) return;
    const kept = this.#get(request);
    if (kept && (kept.template || kept.tries >= mostTries)) return;
    this.#kept.set(path, {
      facts: JSON.stringify(request.site),
      template: templateOf(drawn, document, request, headers),
      tries: (kept?.tries ?? 0) + 1,
    });
  }

  #get(request: RequestPart): Kept | undefined {
    const path = pathOf(request);
    const kept = path === undefined ? undefined : this.#kept.get(path);
    return kept && kept.facts === JSON.stringify(request.site) ? kept : undefined;
  }
}

/** Of a signed-in member's request: a visitor may get another page at the same path. */
function pathOf({ url, viewer, form }: RequestPart): string | undefined {
  const path = url.split('?', 1)[0] ?? '';
  return viewer && !form && plainPath.test(path) ? path : undefined;
}
