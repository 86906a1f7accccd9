import { deflateRawSync, inflateRawSync } from 'node:zlib'

/** A million ids next to each other; far more than a form holds of scattered ones. */
const MAX_BYTES = 1024 * 1024

/**
 * Ids as a short text, for a form that carries everyone whom its page has counted: 100,000 take 50 kB, and a few hundred
 * bytes where they follow each other.
 */
export function packIds(ids: number[]): string {
  const bytes: number[] = []
  let last = 0
  for (const id of ids.toSorted((a, b) => a - b)) {
    let step = id - last
    for (; step > 127; step = Math.floor(step / 128)) bytes.push((step % 128) + 128)
    bytes.push(step)
    last = id
  }
  return deflateRawSync(Uint8Array.from(bytes)).toString('base64url')
}

/** Null for a text that isn't made by `packIds`. */
export function unpackIds(packed: string): number[] | null {
  const bytes = inflated(packed)
  if (!bytes) return null
  const ids: number[] = []
  let [last, step, place] = [0, 0, 1]
  for (const byte of bytes) {
    step += (byte % 128) * place
    place *= 128
    if (byte > 127) continue
    last += step
    if (step === 0 || last > MAX_ID) return null
    ids.push(last)
    step = 0
    place = 1
  }
  return place === 1 ? ids : null
}

// The largest value of the database's integer columns.
const MAX_ID = 2_147_483_647

function inflated(packed: string): Uint8Array | null {
  try {
    return inflateRawSync(Buffer.from(packed, 'base64url'), { maxOutputLength: MAX_BYTES })
  } catch {
    return null
  }
}
