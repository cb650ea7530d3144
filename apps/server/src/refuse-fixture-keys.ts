import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { EnvError } from './env.ts'

// What identifies the published keys in packages/testing/fixtures.
const SECRETS_FINGERPRINT = 'bf800b4a4fc4689976ebb8de5d17b13f7e0da4b60aef97f1acdf7dfe1a361d47'
const SEAL_KEY_SHA256 = '61347c37f88863686da4ae33bec81c2cb7150eca7bd3653fd86a28770de28f7d'

/** Throws EnvError if a data directory holds keys of the tests' fixture: they are published with the source. */
export function refuseFixtureKeys(dataDirectory: string, { fingerprint }: { fingerprint: string }): void {
  const seal = join(dataDirectory, 'seal.pem')
  if (fingerprint === SECRETS_FINGERPRINT) throw published('secrets.json')
  if (existsSync(seal) && sealKeySha256(readFileSync(seal, 'utf8')) === SEAL_KEY_SHA256)
    throw published('seal.pem')
}

function published(file: string): EnvError {
  return new EnvError(
    `DATA_DIR: its ${file} holds a key that is published for tests alone, and protects nothing. Delete that file; the server makes a key of its own`,
  )
}

/** Of the key itself, so that a new certificate changes nothing. */
function sealKeySha256(pem: string): string {
  const [, key = ''] = /-----BEGIN PRIVATE KEY-----([^-]+)/.exec(pem) ?? []
  return createHash('sha256').update(Buffer.from(key, 'base64')).digest('hex')
}
