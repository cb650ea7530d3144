import { createPrivateKey, X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CryptoKeySigner, P12Signer, type Signer } from '@libpdf/core'
import { createFile } from './create-file.ts'
import { createIdentity } from './create-identity.ts'

export interface SealKey {
  signer: Signer
  /** SHA-256 of the certificate, in hexadecimal digits. */
  fingerprint: string
  /** From then on its seals are no longer accepted. */
  endsAt: Date
}

export interface SealKeyPlace {
  dataDirectory: string
  /** A business's own key and certificate, in its place. */
  p12?: { path: string; password: string } | undefined
  /** The time at which a key is made, where documents of the past are sealed too. */
  clock?: () => Date
}

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' }

/** The key that seals documents: the configured one, or our own, which is made when it is first needed. */
export async function openSealKey(place: SealKeyPlace, signedAt: Date): Promise<SealKey> {
  const known = await findSealKey(place)
  if (known) return known
  const now = place.clock?.() ?? signedAt
  const identity = await createIdentity({ notBefore: signedAt, madeAt: now > signedAt ? now : signedAt })
  return describe(await toSigner(await createFile(sealKeyPath(place), identity)))
}

/** The same; undefined where it has not been needed yet. Makes none. */
export async function findSealKey({ dataDirectory, p12 }: SealKeyPlace): Promise<SealKey | undefined> {
  if (p12) return describe(await P12Signer.create(await readFile(p12.path), p12.password))
  const text = await readIfThere(sealKeyPath({ dataDirectory }))
  return text === undefined ? undefined : describe(await toSigner(text))
}

function sealKeyPath({ dataDirectory }: SealKeyPlace): string {
  return join(dataDirectory, 'seal.pem')
}

async function toSigner(pem: string): Promise<Signer> {
  const key = createPrivateKey(pem).toCryptoKey(ALGORITHM, false, ['sign'])
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
