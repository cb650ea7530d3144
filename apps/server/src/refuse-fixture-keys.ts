import { createHash, createPrivateKey, createPublicKey, type KeyObject, X509Certificate } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { EnvError } from './env.ts'

// Fingerprints of the published keys in packages/testing/fixtures.
const SECRETS_FINGERPRINT = 'bf800b4a4fc4689976ebb8de5d17b13f7e0da4b60aef97f1acdf7dfe1a361d47'
const SEAL_KEY_SHA256 = 'e013e21f3adbc1ecfc6c5d7ce78cdfb751003d9f8bffb12cd7935da5f8a52acc'

/** Throws EnvError if the data directory holds the published keys of the test fixture, or a damaged seal.pem. */
export function refuseFixtureKeys(dataDirectory: string, secrets: { fingerprint: string } | undefined): void {
  const seal = join(dataDirectory, 'seal.pem')
  if (secrets?.fingerprint === SECRETS_FINGERPRINT) throw published('secrets.json')
  if (existsSync(seal) && isPublishedSealKey(publicHalf(readFileSync(seal, 'utf8'))))
    throw published('seal.pem')
}

function published(file: string): EnvError {
  return new EnvError(
    `DATA_DIR: its ${file} holds a published test key that protects nothing. Delete the file; the server creates its own key`,
  )
}

/** Compares the public half, which stays the same in another file or with another certificate. */
export function isPublishedSealKey(publicKey: KeyObject): boolean {
  const half = publicKey.export({ type: 'spki', format: 'der' })
  return createHash('sha256').update(half).digest('hex') === SEAL_KEY_SHA256
}

function publicHalf(pem: string): KeyObject {
  try {
    const key = createPublicKey(createPrivateKey(pem))
    const certificate = new X509Certificate(pem.slice(pem.indexOf('-----BEGIN CERTIFICATE-----')))
    if (certificate.publicKey.equals(key)) return key
  } catch (cause) {
    throw unreadable(cause)
  }
  throw unreadable()
}

function unreadable(cause?: unknown): EnvError {
  return new EnvError(
    'DATA_DIR: its seal.pem does not contain a key and its certificate. Restore the file from a backup, or move it away; the server creates its own key',
    { cause },
  )
}
