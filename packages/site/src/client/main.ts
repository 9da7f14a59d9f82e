import { prepareReader } from '#locale/document-reader.ts';
import { startClient } from './start.ts';

// The only script of a page that is rendered on the server alone.
const preparing = prepareReader();
// Without the words of its language a page still works, in English.
if (preparing) void preparing.catch(() => undefined).then(startClient);
else startClient();
