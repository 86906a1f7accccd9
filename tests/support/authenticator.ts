/** A device with one passkey, as a browser would answer for it: ES256, without attestation. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { ORIGIN } from './app.ts'

type Said = {
  challenge: string
  origin?: string
  /** The name that the browser has taken the site for. */
  site?: string
  /** Whether the device has known its user by more than a touch. */
  verified?: boolean
  /** What the device claims to be certified by. */
  certificates?: Buffer[]
}

const PRESENT = 0x01
const VERIFIED = 0x04
const WITH_KEY = 0x40

export class Authenticator {
  readonly id: string
  /** How often it was used; 0 where it doesn't count. */
  counter = 0
  userHandle = ''
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })

  /** The length of its id in bytes. */
  constructor(length = 16) {
    this.id = randomBytes(length).toString('base64url')
  }

  /** Makes its passkey for that member. Returns what script sends. */
  make(userId: number, { challenge, origin = ORIGIN, ...said }: Said): string {
    this.userHandle = Buffer.from(String(userId)).toString('base64url')
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    const key = cborMap([
      [cborInt(1), cborInt(2)],
      [cborInt(3), cborInt(-7)],
      [cborInt(-1), cborInt(1)],
      [cborInt(-2), cborBytes(Buffer.from(x, 'base64url'))],
      [cborInt(-3), cborBytes(Buffer.from(y, 'base64url'))],
    ])
    const id = Buffer.from(this.id, 'base64url')
    const made = Buffer.concat([this.#data(said, WITH_KEY), Buffer.alloc(16), uint16(id.length), id, key])
    const { certificates } = said
    const statement = certificates ? [[cborText('x5c'), cborArray(certificates.map(cborBytes))]] : []
    const attestation = cborMap([
      [cborText('fmt'), cborText(certificates ? 'packed' : 'none')],
      [cborText('attStmt'), cborMap(statement as [Buffer, Buffer][])],
      [cborText('authData'), cborBytes(made)],
    ])
    return this.#answer({
      clientDataJSON: clientData('webauthn.create', challenge, origin),
      attestationObject: attestation.toString('base64url'),
    })
  }

  /** Signs in with its passkey. Returns what script sends. */
  sign({ challenge, origin = ORIGIN, ...said }: Said): string {
    const clientDataJSON = clientData('webauthn.get', challenge, origin)
    const data = this.#data(said)
    const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))])
    return this.#answer({
      clientDataJSON,
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', signed, this.#keys.privateKey).toString('base64url'),
      userHandle: this.userHandle,
    })
  }

  #data({ site = 'localhost', verified = true }: Partial<Said>, more = 0): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    const flags = PRESENT | (verified ? VERIFIED : 0) | more
    return Buffer.concat([sha256(Buffer.from(site)), Buffer.from([flags]), counter])
  }

  #answer(response: object): string {
    return JSON.stringify({ id: this.id, rawId: this.id, type: 'public-key', response })
  }
}

const sha256 = (data: Buffer) => createHash('sha256').update(data).digest()

const clientData = (type: string, challenge: string, origin: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url')

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16BE(value)
  return bytes
}

/** CBOR, as far as a passkey needs it: lengths up to 65,535. */
function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length])
  if (length < 256) return Buffer.from([(major << 5) | 24, length])
  return Buffer.concat([Buffer.from([(major << 5) | 25]), uint16(length)])
}
const cborInt = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value))
const cborBytes = (bytes: Buffer) => Buffer.concat([head(2, bytes.length), bytes])
const cborText = (text: string) => Buffer.concat([head(3, Buffer.byteLength(text)), Buffer.from(text)])
const cborArray = (items: Buffer[]) => Buffer.concat([head(4, items.length), ...items])
const cborMap = (entries: [Buffer, Buffer][]) => Buffer.concat([head(5, entries.length), ...entries.flat()])
