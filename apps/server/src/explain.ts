import { MigrationFailed } from '@tallgrass/db'
import { AppError } from '@tallgrass/domain'
import { EnvError } from './env.ts'
import { inSources } from './in-sources.ts'

/** Problems the operator can fix, by error code of the system or of PostgreSQL, or by code and system call. */
const SENTENCES: Record<string, string> = {
  EADDRINUSE: 'Port {port} is in use. Set PORT to a different one.',
  'EACCES listen': 'Port {port} is reserved for the system. Set PORT to a number above 1023.',
  EADDRNOTAVAIL: 'HOST is not an address of this machine.',
  ENOTFOUND: 'The host in {host} cannot be found.',
  EAI_AGAIN: 'The host in {host} cannot be found.',
  ECONNREFUSED: 'The database at {database} is not responding.',
  ETIMEDOUT: 'The database at {database} is not responding.',
  EHOSTUNREACH: 'The database at {database} is not responding.',
  '28P01': 'The database at {database} rejected the user or password.',
  '28000': 'The database at {database} rejected the user or password.',
  '3D000': 'The database named in {database} does not exist.',
  ENETUNREACH: 'The database at {database} is not responding.',
  ECONNRESET: 'The database at {database} closed the connection.',
  ERR_INVALID_URL: '{database} must look like postgres://user:password@host:5432/name.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The certificate of the database at {database} cannot be verified.',
  SELF_SIGNED_CERT_IN_CHAIN: 'The certificate of the database at {database} cannot be verified.',
  CERT_HAS_EXPIRED: 'The certificate of the database at {database} has expired. Renew it there.',
  CERT_NOT_YET_VALID:
    'The certificate of the database at {database} is not valid yet. Check the clock of this machine.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The certificate of the database at {database} is for another host.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'The certificate of the database at {database} cannot be verified.',
  '42501': 'The user in {database} is not allowed to create tables in that database.',
  '53300': 'The database at {database} has no free connections.',
  '57P03': 'The database at {database} is starting or stopping. Try again in a moment.',
  EISDIR: 'DATA_DIR contains a directory where a file should be.',
  EEXIST: 'DATA_DIR is not a directory.',
  ENOTDIR: 'DATA_DIR is not a directory.',
  EACCES: 'This user is not allowed to use DATA_DIR.',
  EROFS: 'DATA_DIR cannot be written to.',
  ENOSPC: 'The disk is full. Free up space for DATA_DIR and start again.',
  EMFILE: 'Too many files are open. Raise the limit for this user (ulimit -n).',
  ENFILE: 'This machine has too many open files. Raise its limit or stop what it does not need.',
  ENOMEM: 'There is not enough memory. Free some up or add more.',
  '53100': 'The disk of the database is full. Free up space and start again.',
}

/** Where the operator wrote the address that a sentence is about. */
const WRITTEN_IN = { database: 'DATABASE_URL', host: 'DATABASE_URL or HOST' }

/** A plain sentence for problems the operator can fix; the stack of any other error. */
export function explain(error: unknown, writtenIn = WRITTEN_IN): string {
  if (error instanceof EnvError) return `Cannot start with this configuration.\n${error.message}`
  if (error instanceof AppError) return error.message
  const sentence = knownSentence(error, writtenIn)
  if (error instanceof MigrationFailed) return sentence ? error.because(sentence) : error.message
  if (sentence) return sentence
  return error instanceof Error ? inSources(error.stack ?? error.message) : String(error)
}

function knownSentence(error: unknown, { database, host }: typeof WRITTEN_IN): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code = '', port, syscall } = cause as NodeJS.ErrnoException & { port?: number }
    const sentence = SENTENCES[`${code} ${syscall}`] ?? SENTENCES[code]
    if (sentence)
      return sentence.replace('{port}', String(port)).replace('{database}', database).replace('{host}', host)
  }
  return undefined
}
