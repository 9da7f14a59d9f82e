import { startClient } from './start.ts';

// The only script of a page that is rendered on the server alone.
startClient();
