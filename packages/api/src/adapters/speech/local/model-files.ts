import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Where npm put the model files: packages that hold them beside code that we do not run. */
export interface ModelFiles {
  readonly encoder: string;
  readonly decoder: string;
  readonly voiceDetector: string;
}

/** @throws when a package is not installed */
export function modelFiles(): ModelFiles {
  const moonshine = path.join(folderOf('@usefulsensors/moonshine-js'), 'dist/model/base/quantized');
  return {
    encoder: path.join(moonshine, 'encoder_model.onnx'),
    decoder: path.join(moonshine, 'decoder_model_merged.onnx'),
    voiceDetector: path.join(folderOf('@ricky0123/vad-web'), 'dist/silero_vad_v5.onnx'),
  };
}

/** npm may put a package below this one, which a bundle in packages/server/dist does not see. */
function folderOf(name: string): string {
  const here = createRequire(import.meta.url);
  const beside = createRequire(new URL('../../api/package.json', import.meta.url));
  const folders = [here, beside].flatMap((require) => require.resolve.paths(name) ?? []);
  const found = folders.map((folder) => path.join(folder, name)).find((f) => existsSync(f));
  if (!found) throw new Error(`${name} is not installed`);
  return found;
}
