import { AppError } from '@tallgrass/domain'
import { EnvError } from './env.ts'

/** Problems the operator can fix, by error code of the system or of PostgreSQL, or by code and system call. */
const SENTENCES: Record<string, string> = {
  EADDRINUSE: 'Port {port} is in use. Set PORT to a different one.',
  'EACCES listen': 'Port {port} is reserved for the system. Set PORT to a number above 1023.',
  EADDRNOTAVAIL: 'HOST is not an address of this machine.',
  ENOTFOUND: 'The host in DATABASE_URL or HOST cannot be found.',
  EAI_AGAIN: 'The host in DATABASE_URL or HOST cannot be found.',
  ECONNREFUSED: 'The database at DATABASE_URL is not responding.',
  ETIMEDOUT: 'The database at DATABASE_URL is not responding.',
  EHOSTUNREACH: 'The database at DATABASE_URL is not responding.',
  '28P01': 'The database at DATABASE_URL rejected the user or password.',
  '28000': 'The database at DATABASE_URL rejected the user or password.',
  '3D000': 'The database named in DATABASE_URL does not exist.',
  ENETUNREACH: 'The database at DATABASE_URL is not responding.',
  ECONNRESET: 'The database at DATABASE_URL closed the connection.',
  ERR_INVALID_URL: 'DATABASE_URL must look like postgres://user:password@host:5432/name.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The certificate of the database at DATABASE_URL cannot be verified.',
  SELF_SIGNED_CERT_IN_CHAIN: 'The certificate of the database at DATABASE_URL cannot be verified.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'The certificate of the database at DATABASE_URL cannot be verified.',
  '42501': 'The user in DATABASE_URL is not allowed to create tables in that database.',
  '53300': 'The database at DATABASE_URL has no free connections.',
  '57P03': 'The database at DATABASE_URL is starting or stopping. Try again in a moment.',
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

/** A plain sentence for problems the operator can fix; the stack of any other error. */
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
