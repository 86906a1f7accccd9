import { createHash } from 'node:crypto'

/** Counts what is added, and digests it in the order in which it is. */
export class Digest {
  #count = 0
  #hash = createHash('sha256')

  add(content: Uint8Array, name = '', count = 1): void {
    this.#count += count
    this.#hash.update(`${name}\n${content.byteLength}\n`).update(content)
  }

  end = () => ({ count: this.#count, sha256: this.#hash.digest('hex') })
}
