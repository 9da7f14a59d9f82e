import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * Draws the member's page once as the product does, keeps the tree that React was given, and then
 * draws that tree alone, again and again. Prints CPU µs a drawing and the length of what was drawn.
 */
const react = createRequire(path.resolve('packages/site/package.json'))('react-dom/server') as {
  renderToString(tree: unknown): string;
};
const draw = react.renderToString;
let tree: unknown;
// Before anything imports it by name; the page's frame is the only tree drawn this way.
react.renderToString = (given) => draw((tree = given));

const { createApp, createHttpServer } = await import('@infinite/api/app');
const { loadConfig } = await import('@infinite/api/config/config');
const { registerSite } = await import('../../packages/server/src/register-site.ts');
const env = (name: string) => process.env[name] ?? '';
const config = loadConfig({ DATA_DIR: env('DATA_DIR'), LOG_LEVEL: 'silent' });
const app = await createApp(config, env('DATABASE_URL'));
const http = await createHttpServer(app);
await registerSite(app, http, {
  siteFolder: path.resolve('packages/site'),
  experiment: { shownTo: () => null },
});
const page = await http.server.inject({ url: env('PAGE'), headers: { cookie: env('COOKIE') } });
if (page.statusCode !== 200 || !tree) throw new Error(`no page: ${page.statusCode}`);

const rounds = 9;
const drawings = 60;
const micros: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  const before = process.cpuUsage();
  for (let drawing = 0; drawing < drawings; drawing += 1) draw(tree);
  const { user, system } = process.cpuUsage(before);
  micros.push((user + system) / drawings);
}
const middle = micros.sort((a, b) => a - b)[Math.floor(rounds / 2)];
process.stdout.write(`${JSON.stringify({ micros: middle, length: draw(tree).length })}\n`);
process.exit(0);
