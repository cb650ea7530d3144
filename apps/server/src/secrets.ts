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
  /** Encrypts what waits in the database. */
  sealKey: Buffer
  /** Keys the hashes of the audit chain. */
  auditKey: Buffer
  /** Signs what the sandbox of payments tells, where the configuration names no other. */
  sandboxSecret: string
  /** Tells these from the secrets of another installation, and nothing else of them; 32 bytes in hexadecimal digits. */
  fingerprint: string
}

/**
 * The secrets of this installation: made at the first start, kept in the data directory for its owner alone.
 * Throws EnvError where the directory or its file is of no use.
 */
export function loadSecrets(dataDirectory: string): Secrets {
  openDataDirectory(dataDirectory)
  const path = join(dataDirectory, 'secrets.json')
  return deriveSecrets(read(path) ?? create(path))
}

/** The same; undefined where there are none yet. Makes none. */
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

/** Throws EnvError for a damaged file: another key would open nothing that this one has closed. */
function parse(text: string) {
  try {
    return secretsFile.parse(JSON.parse(text))
  } catch (cause) {
    throw new EnvError('DATA_DIR: its secrets.json is damaged. Restore the file from a backup', { cause })
  }
}

/** One kept secret, a key for each purpose (HKDF, RFC 5869). */
function derive(key: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', purpose, 32))
}

/** Processes that share the directory may start together: the first one's file wins, whole. */
function create(path: string): string {
  // Not by the process's number: on two machines that share the directory, it may be the same.
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
