import { AppError } from '@tallgrass/domain'
import { EnvError } from './env.ts'

/** A plain sentence for what the operator can mend; the whole error for what only we can. */
export function explain(error: unknown): string {
  if (error instanceof EnvError) return `Cannot start with this configuration.\n${error.message}`
  if (error instanceof AppError) return error.message
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return 'The port is in use. Set PORT to another one.'
  }
  if (error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED') {
    return 'The database at DATABASE_URL does not answer.'
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
