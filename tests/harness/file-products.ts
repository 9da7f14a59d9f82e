import { RunningProduct } from './running-product.ts';

/**
 * The running products of one worker. A file of journeys has one of its own, so that what it leaves
 * there (a published page, a setting, a moved clock) never reaches another file, in whatever order
 * they run. Files that leave nothing which others see share one.
 */
export class FileProducts {
  #file: string | undefined;
  #ofFile: RunningProduct | undefined;
  #shared: RunningProduct | undefined;

  /** @param env configuration of a product that is the file's own */
  async of(file: string, shares: boolean, env: Record<string, string>): Promise<RunningProduct> {
    if (shares) return (this.#shared ??= await RunningProduct.start());
    if (this.#ofFile && this.#file === file) return this.#ofFile;
    await this.#stopFile();
    this.#file = file;
    this.#ofFile = await RunningProduct.start(env);
    return this.#ofFile;
  }

  async stop(): Promise<void> {
    await this.#stopFile();
    await this.#shared?.stop();
  }

  async #stopFile(): Promise<void> {
    const product = this.#ofFile;
    this.#ofFile = undefined;
    await product?.stop();
  }
}
