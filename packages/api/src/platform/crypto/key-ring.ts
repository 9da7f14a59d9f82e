import { hkdfSync, randomBytes } from 'node:crypto';
import { masterKeyOf, type MasterKey } from '#platform/crypto/master-keys.ts';
import {
  unwrapKey,
  wrapKey,
  WrappedKeyBroken,
  wrappedUnder,
  type KeyOwner,
} from '#platform/crypto/wrapped-key.ts';

/** The master keys of an installation. */
export interface MasterKeys {
  /** Wraps new keys. */
  readonly current: MasterKey;
  /** Unwrap keys that were wrapped before or during a rotation. */
  readonly others: readonly MasterKey[];
}

/**
 * Holds the master keys and wraps with the current one: one key per owner.
 * `docs/decisions/180-key-ids-and-shares.md` explains ids, binding and rotation.
 */
export class KeyRing {
  #keys: MasterKeys | undefined;
  #root: Buffer | undefined;
  readonly #readAgain: () => MasterKeys | undefined;

  /**
   * @param readAgain called when a wrapped key names a master key that this process does not know
   */
  constructor(
    keys: MasterKeys | Buffer | undefined,
    readAgain: () => MasterKeys | undefined = () => undefined,
  ) {
    this.#keys = Buffer.isBuffer(keys) ? { current: masterKeyOf(keys), others: [] } : keys;
    this.#readAgain = readAgain;
  }

  get isEmpty(): boolean {
    return this.#keys === undefined;
  }

  get current(): MasterKey {
    return this.#known().current;
  }

  get all(): readonly MasterKey[] {
    const { current, others } = this.#known();
    return [current, ...others];
  }

  find(id: string): MasterKey | undefined {
    const known = () => (this.isEmpty ? undefined : this.all.find((key) => key.id === id));
    return known() ?? (this.#takeAgain() ? known() : undefined);
  }

  /** Replaces the keys of this process, for example after a rotation. */
  take(keys: MasterKeys): void {
    this.#keys = keys;
  }

  /** Makes the key of that id the one that wraps new keys. */
  wrapUnder(id: string): void {
    const current = this.find(id);
    if (!current) throw new Error(`the master key ${id} is not known here`);
    this.#keys = { current, others: this.all.filter((key) => key.id !== id) };
  }

  newKey(owner: KeyOwner): { key: Buffer; wrapped: Buffer } {
    const key = randomBytes(32);
    return { key, wrapped: wrapKey(this.current, owner, key) };
  }

  /** @throws WrappedKeyBroken when it belongs elsewhere, was altered, or its master key is absent */
  unwrap(owner: KeyOwner, wrapped: Uint8Array): Buffer {
    const id = wrappedUnder(wrapped);
    if (id === null) return this.#unwrapUnbound(owner, wrapped);
    const master = this.find(id);
    if (!master) throw new WrappedKeyBroken(`its master key ${id} is not known here`);
    return unwrapKey(master, owner, wrapped);
  }

  /** Wraps a key that exists already, under the current master key. */
  wrap(owner: KeyOwner, key: Uint8Array): Buffer {
    return wrapKey(this.current, owner, key);
  }

  /** The same key wrapped under the current master key; null if it is already. */
  rewrap(owner: KeyOwner, wrapped: Uint8Array): Buffer | null {
    if (wrappedUnder(wrapped) === this.current.id) return null;
    return wrapKey(this.current, owner, this.unwrap(owner, wrapped));
  }

  /** A secret for each purpose of the installation: stable across restarts and rotations. */
  keyFor(purpose: string): Buffer {
    return derive(this.#root ?? this.current.key, purpose);
  }

  /** A secret of one master key, for what must open without the database. */
  keyOfMaster(purpose: string, id = this.current.id): Buffer {
    const master = this.find(id);
    if (!master) throw new WrappedKeyBroken(`the master key ${id} is not known here`);
    return derive(master.key, purpose);
  }

  /** From now on `keyFor` derives from it. */
  takeRoot(root: Buffer): void {
    this.#root = root;
  }

  #unwrapUnbound(owner: KeyOwner, wrapped: Uint8Array): Buffer {
    let problem: unknown;
    for (const master of this.all) {
      try {
        return unwrapKey(master, owner, wrapped);
      } catch (error) {
        problem = error;
      }
    }
    throw problem;
  }

  #known(): MasterKeys {
    if (!this.#keys) throw new Error('there is no master key yet');
    return this.#keys;
  }

  #takeAgain(): boolean {
    const read = this.#readAgain();
    if (!read) return false;
    const current = this.#keys?.current ?? read.current;
    const others = [read.current, ...read.others].filter((key) => key.id !== current.id);
    this.#keys = { current, others };
    return true;
  }
}

function derive(secret: Buffer, purpose: string): Buffer {
  const info = `infinite-connections ${purpose}`;
  return Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(32), info, 32));
}
