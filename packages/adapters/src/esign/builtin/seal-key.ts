import { createPrivateKey, X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { CryptoKeySigner, P12Signer, type Signer } from '@libpdf/core'
import { createFile } from './create-file.ts'
import { createIdentity } from './create-identity.ts'
import { sealKeyPath } from './seal-key-path.ts'

export interface SealKey {
  signer: Signer
  /** SHA-256 of the certificate, in hexadecimal. */
  fingerprint: string
  /** When the certificate expires. */
  endsAt: Date
}

export interface SealKeyPlace {
  dataDirectory: string
  /** A business's own key and certificate, used instead of a generated one. */
  p12?: { path: string; password: string } | undefined
  /** The current time, where backdated documents are sealed too; default is the time of signing. */
  clock?: () => Date
}

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' }

/** The key that seals documents: the configured one, or our own, created on first use. */
export async function openSealKey(place: SealKeyPlace, signedAt: Date): Promise<SealKey> {
  const known = await findSealKey(place)
  if (known) return known
  const now = place.clock?.() ?? signedAt
  const identity = await createIdentity({ notBefore: signedAt, madeAt: now > signedAt ? now : signedAt })
  return describe(await toSigner(await createFile(sealKeyPath(place.dataDirectory), identity)))
}

/** Like `openSealKey`, but returns undefined instead of creating a key. */
export async function findSealKey({ dataDirectory, p12 }: SealKeyPlace): Promise<SealKey | undefined> {
  if (p12) return describe(await P12Signer.create(await readFile(p12.path), p12.password))
  const text = await readIfThere(sealKeyPath(dataDirectory))
  return text === undefined ? undefined : describe(await toSigner(text))
}

async function toSigner(pem: string): Promise<Signer> {
  const der = createPrivateKey(pem).export({ type: 'pkcs8', format: 'der' })
  const key = await crypto.subtle.importKey('pkcs8', der, ALGORITHM, false, ['sign'])
  return new CryptoKeySigner(key, new Uint8Array(new X509Certificate(certificateIn(pem)).raw), 'EC', 'ECDSA')
}

function certificateIn(pem: string): string {
  return pem.slice(pem.indexOf('-----BEGIN CERTIFICATE-----'))
}

function describe(signer: Signer): SealKey {
  const { fingerprint256, validToDate } = new X509Certificate(signer.certificate)
  return { signer, fingerprint: fingerprint256.replaceAll(':', '').toLowerCase(), endsAt: validToDate }
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
