import { WEBHOOKS } from './is-webhook.ts'

const PATIENCE_MS = 10_000

export interface PostToSelf {
  /** Sets the address of this process once it is listening. */
  listening(address: string): void
  /** Throws if the notice is not accepted. */
  deliver(body: string, headers: Record<string, string>): Promise<void>
}

/** Delivers the sandbox's payment notices to this process over the network, as a real provider would. */
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
      // Reading the body frees the connection.
      await answer.text()
      if (!answer.ok) throw new Error(`The notice got status ${answer.status}`)
    },
  }
}
