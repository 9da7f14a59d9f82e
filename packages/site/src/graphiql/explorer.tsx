import { graphiqlWords as words } from '#graphiql/graphiql.en.ts';
import { GraphiQL, type GraphiQLProps } from 'graphiql';
import 'graphiql/style.css';
import '#graphiql/graphiql.css';
import { useShownTheme } from '#graphiql/use-shown-theme.ts';
import { useState } from 'react';

/** Heavy, so it is a part of its own. `keyOf` gives the key that was pasted last, or ''. */
export function Explorer({ keyOf }: { keyOf: () => string }) {
  const theme = useShownTheme();
  const [fetcher] = useState(() => fetcherWith(keyOf));
  return (
    <GraphiQL
      fetcher={fetcher}
      defaultQuery={words.firstQuery}
      forcedTheme={theme}
      isHeadersEditorEnabled={false}
      showPersistHeadersSettings={false}
    />
  );
}

/** Sends requests as the key's owner, without cookies, or as the signed-in user. */
function fetcherWith(keyOf: () => string): GraphiQLProps['fetcher'] {
  return async (question) => {
    const key = keyOf();
    try {
      const response = await fetch('/graphql', {
        method: 'POST',
        credentials: key ? 'omit' : 'same-origin',
        headers: {
          accept: 'application/graphql-response+json, application/json;q=0.9',
          'content-type': 'application/json',
          ...(key ? { authorization: `Bearer ${key}` } : {}),
        },
        body: JSON.stringify(question),
      });
      return await response.json();
    } catch {
      return { errors: [{ message: words.unreachable }] };
    }
  };
}
