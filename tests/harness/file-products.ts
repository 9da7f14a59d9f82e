import { RunningProduct } from './running-product.ts';

/**
 * One running product at a time, started afresh for each file of journeys: what one file leaves in
 * it (a published page, a setting, a mail) never reaches another, in whatever order they run.
 */
export class FileProducts {
  #file: string | undefined;
  #product: RunningProduct | undefined;

  async of(file: string): Promise<RunningProduct> {
    if (this.#product && this.#file === file) return this.#product;
    await this.stop();
    this.#file = file;
    this.#product = await RunningProduct.start();
    return this.#product;
  }

  async stop(): Promise<void> {
    const product = this.#product;
    this.#product = undefined;
    await product?.stop();
  }
}
