import pg from 'pg'

const PATIENCE_MS = 4000

/**
 * Connects once, to learn whether a server is there. Throws its refusal, or ETIMEDOUT for one that keeps silent: the
 * pool waits longer than a person should who has just started the server.
 */
export async function reachDatabase(url: string, { patience = PATIENCE_MS } = {}): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: patience })
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    if (error instanceof Error && 'code' in error) throw error
    throw Object.assign(new Error('The database server did not respond', { cause: error }), {
      code: 'ETIMEDOUT',
    })
  }
  await client.end()
}
