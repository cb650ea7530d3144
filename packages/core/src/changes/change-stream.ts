import type { LiveChange, LiveMessage } from '@tallgrass/contracts'
import type { ApiKeyId, ConversationId, OrganizationId, SessionId, UserId } from '@tallgrass/domain'

/** Whose stream it is: someone's who is signed in, or a visitor's of the chat. */
export type ChangeReader = SignedInReader | ChatReader

/** A visitor, who is told of their conversation alone. */
export interface ChatReader {
  conversationId: ConversationId
  /** Of their computer. */
  address: string
}

/** With the session, or the API key, that the stream lives in. */
export interface SignedInReader {
  userId: UserId
  /** Null for administrators. */
  organizationId: OrganizationId | null
  sessionId: SessionId | ApiKeyId
}

/** With the id to go on from. */
export type NumberedMessage = readonly [id: string, message: LiveMessage]

/** How often a stream may say something, in milliseconds: what changes in between is said together. */
const PAUSE_MS = 250
/** A reader who is that far behind reads everything again. */
const MAX_PENDING = 200

/** What one reader has not been told yet. */
export class ChangeStream {
  readonly reader: ChangeReader
  readonly #pending = new Map<string, LiveChange>()
  #reload = false
  /** Behind what was told, after `advance`. */
  #isDue = false
  #position = ''
  #isEnded = false
  #wake = () => {}

  constructor(reader: ChangeReader) {
    this.reader = reader
  }

  add(change: LiveChange, position: string): void {
    this.#position = position
    this.#pending.set(`${change.kind} ${change.id}`, change)
    if (this.#pending.size > MAX_PENDING) this.reload(position)
    this.#wake()
  }

  reload(position: string): void {
    this.#position = position
    this.#reload = true
    this.#pending.clear()
    this.#wake()
  }

  advance(position: string): void {
    this.#position = position
    this.#isDue = true
    this.#wake()
  }

  end(): void {
    this.#isEnded = true
    this.#wake()
  }

  async *messages(): AsyncGenerator<NumberedMessage, void> {
    this.#isDue = true
    while (!this.#isEnded) {
      if (this.#isDue || this.#reload || this.#pending.size > 0) {
        yield this.#take()
        await this.#woken(PAUSE_MS)
      } else await this.#woken()
    }
  }

  #take(): NumberedMessage {
    const message = { changes: [...this.#pending.values()], reload: this.#reload }
    this.#pending.clear()
    this.#reload = false
    this.#isDue = false
    return [this.#position, message]
  }

  /** Resolves at the next call of `#wake`, or, during a pause, at its end. */
  #woken(pauseMs?: number): Promise<void> {
    return new Promise((resolve) => {
      if (this.#isEnded) return resolve()
      if (pauseMs === undefined) {
        this.#wake = resolve
        return
      }
      const timer = setTimeout(resolve, pauseMs)
      this.#wake = () => {
        if (!this.#isEnded) return
        clearTimeout(timer)
        resolve()
      }
    })
  }
}
