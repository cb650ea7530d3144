import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'
import { type Identity, type Recipient, Stanza } from 'age-encryption'

/**
 * The stanza `scrypt` of the age format (https://c2sp.org/age): the key of a file, encrypted with a key that is
 * derived from a pass phrase. The library has one as well, which stops the whole process for seconds; this one is
 * computed by another thread.
 */
const LABEL = Buffer.from('age-encryption.org/v1/scrypt')
/** 2^17 rounds need 128 MiB and half a second of one core: for every guess, too. */
const WORK_FACTOR = 17
/** A file that asks for more would take gigabytes of memory. */
const MAX_WORK_FACTOR = 20
const CIPHER = 'chacha20-poly1305'
const TAG_BYTES = 16
const NONCE = Buffer.alloc(12)

export class PassphraseRecipient implements Recipient {
  readonly #passphrase: string
  readonly #workFactor: number

  /** Lower work factors are for tests. */
  constructor(passphrase: string, workFactor = WORK_FACTOR) {
    this.#passphrase = passphrase
    this.#workFactor = workFactor
  }

  async wrapFileKey(fileKey: Uint8Array): Promise<Stanza[]> {
    const salt = randomBytes(16)
    const key = await deriveKey(this.#passphrase, { salt, workFactor: this.#workFactor })
    const cipher = createCipheriv(CIPHER, key, NONCE, { authTagLength: TAG_BYTES })
    const body = Buffer.concat([cipher.update(fileKey), cipher.final(), cipher.getAuthTag()])
    return [new Stanza(['scrypt', toBase64(salt), String(this.#workFactor)], body)]
  }
}

export class PassphraseIdentity implements Identity {
  readonly #passphrase: string
  /** True when a file turned out to have another pass phrase. */
  refused = false

  constructor(passphrase: string) {
    this.#passphrase = passphrase
  }

  async unwrapFileKey(stanzas: Stanza[]): Promise<Uint8Array | null> {
    const [stanza] = stanzas
    const [type, encodedSalt = '', rounds = ''] = stanza?.args ?? []
    const salt = Buffer.from(encodedSalt, 'base64')
    const workFactor = /^[1-9]\d?$/.test(rounds) ? Number(rounds) : Number.POSITIVE_INFINITY
    if (!stanza || stanzas.length !== 1 || type !== 'scrypt' || stanza.args.length !== 3) return null
    if (toBase64(salt) !== encodedSalt || salt.length !== 16 || workFactor > MAX_WORK_FACTOR) return null
    if (stanza.body.length !== 16 + TAG_BYTES) return null
    const key = await deriveKey(this.#passphrase, { salt, workFactor })
    const cipher = createDecipheriv(CIPHER, key, NONCE, { authTagLength: TAG_BYTES })
    cipher.setAuthTag(stanza.body.subarray(16))
    try {
      const fileKey = cipher.update(stanza.body.subarray(0, 16))
      cipher.final()
      // The library compares classes, and a Buffer is another one.
      return new Uint8Array(fileKey)
    } catch {
      this.refused = true
      return null
    }
  }
}

function toBase64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}

function deriveKey(
  passphrase: string,
  { salt, workFactor }: { salt: Buffer; workFactor: number },
): Promise<Buffer> {
  const options = { N: 2 ** workFactor, r: 8, p: 1, maxmem: 2 ** (workFactor + 11) }
  return new Promise((resolve, reject) =>
    scrypt(passphrase, Buffer.concat([LABEL, salt]), 32, options, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  )
}
