import { hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { EnvError } from './env.ts'
import { openDataDirectory } from './open-data-directory.ts'

/** Base64 of 32 bytes. */
const KEY_LENGTH = 44
const secretsFile = z.object({ key: z.base64().length(KEY_LENGTH) })

export interface Secrets {
  /** Encrypts the tokens and links stored in the database. */
  sealKey: Buffer
  /** Keys the hashes of the audit chain. */
  auditKey: Buffer
  /** Signs the payment sandbox's webhooks unless SANDBOX_WEBHOOK_SECRET is set. */
  sandboxSecret: string
  /** Identifies these secrets without revealing them; 32 bytes in hexadecimal digits. */
  fingerprint: string
}

/**
 * The secrets of this installation, created at the first start and readable only by the owner of the data directory.
 * Throws EnvError if the directory or the file is unusable.
 */
export function loadSecrets(dataDirectory: string): Secrets {
  openDataDirectory(dataDirectory)
  const path = join(dataDirectory, 'secrets.json')
  return deriveSecrets(read(path) ?? create(path))
}

/** Like `loadSecrets`, but creates nothing; undefined if there are no secrets yet. */
export function findSecrets(dataDirectory: string): Secrets | undefined {
  const text = read(join(dataDirectory, 'secrets.json'))
  return text === undefined ? undefined : deriveSecrets(text)
}

function deriveSecrets(text: string): Secrets {
  const key = Buffer.from(parse(text).key, 'base64')
  return {
    sealKey: derive(key, 'seal'),
    auditKey: derive(key, 'audit'),
    sandboxSecret: derive(key, 'sandbox notices').toString('hex'),
    fingerprint: derive(key, 'fingerprint').toString('hex'),
  }
}

/** Throws EnvError for a damaged file: a new key could not decrypt what the old one encrypted. */
function parse(text: string) {
  try {
    return secretsFile.parse(JSON.parse(text))
  } catch (cause) {
    throw new EnvError('DATA_DIR: its secrets.json is damaged. Restore the file from a backup', { cause })
  }
}

/** Derives a key for each purpose from the one stored secret (HKDF, RFC 5869). */
function derive(key: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', purpose, 32))
}

/** Processes that share the directory may start together: the first to link its complete file wins. */
function create(path: string): string {
  // Not the process ID, which may be the same on two machines that share the directory.
  const draft = `${path}.${randomUUID()}`
  writeFileSync(draft, JSON.stringify({ key: randomBytes(32).toString('base64') }), { mode: 0o600 })
  try {
    linkSync(draft, path)
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error
  } finally {
    rmSync(draft)
  }
  return readFileSync(path, 'utf8')
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined
    throw error
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
