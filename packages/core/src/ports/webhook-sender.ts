export interface WebhookRequest {
  url: string
  headers: Record<string, string>
  body: string
}

export interface WebhookAnswer {
  /** Null if no answer came. */
  status: number | null
  /** The beginning of the answer. */
  text: string
  /** Why no answer came, in words; null if one did. */
  problem: string | null
  /** The header of this name. */
  retryAfter: string | undefined
  tookMs: number
}

/**
 * Sends requests to the addresses of other systems. A port although it has one adapter: core knows nothing of HTTP and
 * sockets.
 */
export interface WebhookSender {
  /** Why it would refuse an address without looking up its host; undefined if it would not. */
  problemOf(url: string): string | undefined
  /** One request, bounded in time and size, to public addresses alone. Never throws. */
  send(request: WebhookRequest): Promise<WebhookAnswer>
}
