import { WEBHOOKS } from './is-webhook.ts'

const PATIENCE_MS = 10_000

export interface PostToSelf {
  /** Where this process answers, once it does. */
  listening(address: string): void
  /** Throws when the notice is not taken. */
  deliver(body: string, headers: Record<string, string>): Promise<void>
}

/** The sandbox tells of payments over the network, as a provider would, and to this process. */
export function postToSelf(): PostToSelf {
  let address: string | undefined
  return {
    listening(at) {
      address = at
    },
    async deliver(body, headers) {
      if (!address) throw new Error('The server is not listening yet')
      const answer = await fetch(`${address}${WEBHOOKS}sandbox`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body,
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      // Read, so that the connection is free again.
      await answer.text()
      if (!answer.ok) throw new Error(`The notice got status ${answer.status}`)
    },
  }
}
