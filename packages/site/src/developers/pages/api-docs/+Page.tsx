import { PageHeading } from '@infinite/ui/page-heading';
import { usePageContext } from 'vike-react/usePageContext';
import { apiDocsWords as words } from '#developers/api-docs.en.ts';
import { groupsOf } from '#developers/call-groups.ts';
import { Changelog } from '#developers/components/changelog.tsx';
import { Contents } from '#developers/components/contents.tsx';
import { GraphqlGuide } from '#developers/components/graphql-guide.tsx';
import { Guides } from '#developers/components/guides.tsx';
import { RestCalls } from '#developers/components/rest-calls.tsx';
import { WebhookGuide } from '#developers/components/webhook-guide.tsx';
import { YourKey } from '#developers/components/your-key.tsx';
import { longestSearch } from '#developers/matches.ts';

/** The API for those who program with it; made of /api/openapi.json and the catalogues. */
export function Page() {
  const { apiDocument, urlParsed } = usePageContext();
  const document = apiDocument?.();
  if (!document) throw new Error('the description of the API is missing');
  const groups = groupsOf(document);
  const search = (urlParsed.search['q'] ?? '').trim().slice(0, longestSearch);
  return (
    <div data-island="api-language" className="group/api">
      <div
        data-island="api-page"
        className="mx-auto w-full max-w-[1360px] px-[clamp(16px,5vw,40px)] pb-20 lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-x-12"
      >
        <div className="lg:col-span-2">
          <PageHeading title={words.heading} lead={words.lead} />
          <p className="mt-0 mb-6 flex flex-wrap gap-x-6 gap-y-2">
            <a className="link" href="/api/openapi.json" download>
              {words.openapi}
            </a>
            <a className="link" href="/graphql/schema.graphql" download>
              {words.schema}
            </a>
            <a className="link" href="/graphql">
              {words.graphiql}
            </a>
          </p>
        </div>
        <Contents groups={groups} />
        <div className="min-w-0 [&_code]:text-[0.9em]">
          <Guides version={document.info.version} />
          <WebhookGuide />
          <YourKey />
          <GraphqlGuide />
          <RestCalls groups={groups} definitions={document.components.schemas} search={search} />
          <Changelog />
        </div>
      </div>
    </div>
  );
}
