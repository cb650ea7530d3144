import { AppError } from '@tallgrass/domain'
import { EnvError } from './env.ts'

/** What the operator can mend, by the code of the system or of PostgreSQL; a code may be told apart by its call. */
const SENTENCES: Record<string, string> = {
  EADDRINUSE: 'Port {port} is in use. Set PORT to another one.',
  'EACCES listen': 'Port {port} is reserved for the system. Set PORT to one above 1023.',
  EADDRNOTAVAIL: 'HOST is not an address of this machine.',
  ENOTFOUND: 'The host named in DATABASE_URL, or by HOST, cannot be found.',
  EAI_AGAIN: 'The host named in DATABASE_URL, or by HOST, cannot be found.',
  ECONNREFUSED: 'The database at DATABASE_URL does not answer.',
  ETIMEDOUT: 'The database at DATABASE_URL does not answer.',
  EHOSTUNREACH: 'The database at DATABASE_URL does not answer.',
  '28P01': 'The database at DATABASE_URL refuses this user or password.',
  '28000': 'The database at DATABASE_URL refuses this user or password.',
  '3D000': 'The database named in DATABASE_URL does not exist.',
  ENETUNREACH: 'The database at DATABASE_URL does not answer.',
  ECONNRESET: 'The database at DATABASE_URL breaks the connection off.',
  ERR_INVALID_URL: 'DATABASE_URL is not an address such as postgres://user:password@host:5432/name.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The certificate of the database at DATABASE_URL cannot be checked.',
  SELF_SIGNED_CERT_IN_CHAIN: 'The certificate of the database at DATABASE_URL cannot be checked.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'The certificate of the database at DATABASE_URL cannot be checked.',
  '42501': 'The user in DATABASE_URL may not create tables in that database.',
  '53300': 'The database at DATABASE_URL has no connection left.',
  '57P03': 'The database at DATABASE_URL is starting or stopping. Try again in a moment.',
  EISDIR: 'DATA_DIR holds a directory where a file should be.',
  EEXIST: 'DATA_DIR is not a directory.',
  ENOTDIR: 'DATA_DIR is not a directory.',
  EACCES: 'DATA_DIR may not be used by this user.',
  EROFS: 'DATA_DIR cannot be written to.',
  ENOSPC: 'The disk is full. Make room for DATA_DIR and start again.',
  EMFILE: 'Too many files are open. Raise the limit of this user (ulimit -n).',
  ENFILE: 'This machine has too many files open. Raise its limit, or end what it does not need.',
  ENOMEM: 'There is not enough memory. Free some, or give this machine more.',
  '53100': 'The disk of the database is full. Make room and start again.',
}

/** A plain sentence for what the operator can mend; the whole error for what only we can. */
export function explain(error: unknown): string {
  if (error instanceof EnvError) return `Cannot start with this configuration.\n${error.message}`
  if (error instanceof AppError) return error.message
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code = '', port, syscall } = cause as NodeJS.ErrnoException & { port?: number }
    const sentence = SENTENCES[`${code} ${syscall}`] ?? SENTENCES[code]
    if (sentence) return sentence.replace('{port}', String(port))
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
