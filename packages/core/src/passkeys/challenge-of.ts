import { z } from 'zod'

const clientData = z.object({ challenge: z.string() })

/** The challenge that a passkey says it has signed; its signature proves it. Undefined if it cannot be read. */
export function challengeOf(clientDataJSON: string): string | undefined {
  try {
    const text = Buffer.from(clientDataJSON, 'base64url').toString('utf8')
    return clientData.safeParse(JSON.parse(text)).data?.challenge
  } catch {
    return undefined
  }
}
