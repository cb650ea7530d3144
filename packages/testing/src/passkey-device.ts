import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { PasskeyAssertion, PasskeyAttestation } from '@tallgrass/contracts/account'

interface DeviceOptions {
  /** The page that asks. */
  origin: string
  /** Whose passkey it is; by default the host of the page. */
  rpId?: string
  /** False: no one was asked for a finger or a PIN. */
  verifiesUser?: boolean
}

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const BACKED_UP = 0x18
const HAS_CREDENTIAL = 0x40

/** A passkey in software, as a browser answers with it (WebAuthn, 6 and 7). */
export function passkeyDevice({
  origin,
  rpId = new URL(origin).hostname,
  verifiesUser = true,
}: DeviceOptions) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(16)
  const id = credentialId.toString('base64url')
  let counter = 0
  const credential = { id, rawId: id, type: 'public-key' } as const

  function authenticatorData(flags: number, attested: Buffer[] = []): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const all = flags | USER_PRESENT | BACKED_UP | (verifiesUser ? USER_VERIFIED : 0)
    return Buffer.concat([sha256(rpId), Buffer.from([all]), count, ...attested])
  }
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  return {
    /** Answers the question for a new passkey. */
    create({ challenge }: { challenge: string }): PasskeyAttestation {
      const idLength = Buffer.from([0, credentialId.length])
      const attested = [Buffer.alloc(16), idLength, credentialId, coseKey(publicKey)]
      const data = authenticatorData(HAS_CREDENTIAL, attested)
      return {
        ...credential,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
          attestationObject: attestationObject(data).toString('base64url'),
          transports: ['internal', 'hybrid'],
        },
      }
    },
    /** Answers the question for a passkey. */
    get({ challenge }: { challenge: string }): PasskeyAssertion {
      const data = authenticatorData(0)
      const client = clientData('webauthn.get', challenge)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return {
        ...credential,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      }
    },
    /** Sets the counter of its signatures; one that goes back belongs to a copy. */
    count(signatures: number) {
      counter = signatures
    },
  }
}

function sha256(data: string | Buffer): Buffer {
  return createHash('sha256').update(data).digest()
}

/** The key in CBOR (RFC 9052, 7): an ES256 key on P-256. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const bytes = (text: string) => Buffer.from(text, 'base64url')
  const head = Buffer.from('a5010203262001215820', 'hex')
  return Buffer.concat([head, bytes(x), Buffer.from('225820', 'hex'), bytes(y)])
}

/** In CBOR: `{ fmt: 'none', attStmt: {}, authData }`. */
function attestationObject(data: Buffer): Buffer {
  const length = Buffer.from([0x59, data.length >> 8, data.length & 0xff])
  const text = (word: string) => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)])
  return Buffer.concat([
    Buffer.from([0xa3]),
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.from([0xa0]),
    text('authData'),
    length,
    data,
  ])
}
