import pg from 'pg'

const TIMEOUT_MS = 4000
/** Without an answer in time, or with none that came from the machine itself. */
const NO_ANSWER = 'ETIMEDOUT'
const SILENT = new Set<unknown>([NO_ANSWER, 'EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH'])

/**
 * Connects once to check that the database server answers. Throws its refusal, or ETIMEDOUT. The timeout is
 * shorter than the pool's, because someone who has just started the site should not wait that long.
 */
export async function reachDatabase(url: string, { timeoutMs = TIMEOUT_MS } = {}): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: timeoutMs })
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    if (error instanceof Error && 'code' in error) throw error
    throw Object.assign(new Error('The database server did not respond', { cause: error }), {
      code: NO_ANSWER,
    })
  }
  // Its server may stop answering at any moment.
  void client.end().catch(() => {})
}

/** True if the server said nothing, not even a refusal. */
export function isNoAnswer(error: unknown): boolean {
  return error instanceof Error && 'code' in error && SILENT.has(error.code)
}
