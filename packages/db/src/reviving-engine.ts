import type { PGlite } from '@electric-sql/pglite'

/**
 * Opening the engine takes a second of processor time and
 * much memory, so a failed attempt is not retried sooner.
 */
const RETRY_DELAY_MS = 5000

/**
 * The embedded engine has stopped, as a server does that
 * cannot write its log. The next engine recovers its data.
 */
export class EngineEnded extends Error {
  constructor(cause?: unknown) {
    super('The embedded database stopped', { cause })
    this.name = 'EngineEnded'
  }
}

type Execute = PGlite['execProtocolStream']
type Message = Awaited<ReturnType<Execute>>[number]

interface Opening {
  open: () => Promise<PGlite>
  /** Releases the files that an ended engine still has open. */
  release: () => void
}

/**
 * Replaces an engine that has ended with a new one on the same files.
 *
 * Without it, a process whose disk fails for a moment cannot run any query until it is restarted. Relies on
 * PGlite: its connection for `pg` uses only `waitReady` and `execProtocolStream` of an engine, and the latter
 * throws, or returns an error of severity PANIC or FATAL, once the engine has ended. `reviving-
 * engine.test.ts` makes an engine panic.
 */
export class RevivingEngine {
  readonly #opening: Opening
  #engine: PGlite | undefined
  #next: Promise<void> | undefined
  #failed: { at: number; error: unknown } | undefined

  constructor(engine: PGlite, opening: Opening) {
    this.#engine = engine
    this.#opening = opening
  }

  /**
   * Connections wait for this first. It is always resolved,
   * because the pool has already waited for `ready`.
   */
  readonly waitReady = Promise.resolve()

  get current(): PGlite {
    if (!this.#engine) throw new EngineEnded()
    return this.#engine
  }

  /** Undefined if the engine is ready; otherwise resolves once it is reopened, or rejects if it cannot be. */
  ready(): Promise<void> | undefined {
    if (this.#engine) return undefined
    this.#next ??= this.#reopen().finally(() => {
      this.#next = undefined
    })
    return this.#next
  }

  /** Throws EngineEnded if the engine has ended. */
  readonly execProtocolStream: Execute = async (message, options) => {
    const engine = this.current
    const messages = await engine.execProtocolStream(message, options).catch((error: unknown) => {
      throw this.#end(engine, error)
    })
    const fatal = messages.find(isFatal)
    if (fatal) throw this.#end(engine, fatal)
    return messages
  }

  async close(): Promise<void> {
    await this.#next?.catch(() => {})
    await this.#engine?.close()
  }

  #end(engine: PGlite, cause: unknown): EngineEnded {
    if (this.#engine === engine) {
      this.#engine = undefined
      this.#opening.release()
      const reason = cause instanceof Error ? cause.message : String(cause)
      console.warn(`The embedded database stopped and is being reopened: ${reason}`)
    }
    return new EngineEnded(cause)
  }

  async #reopen(): Promise<void> {
    if (this.#failed && performance.now() - this.#failed.at < RETRY_DELAY_MS) throw this.#failed.error
    try {
      this.#engine = await this.#opening.open()
      this.#failed = undefined
    } catch (error) {
      this.#opening.release()
      this.#failed = { at: performance.now(), error }
      throw error
    }
  }
}

/** After such an error, a server closes the connection or shuts down. */
function isFatal(message: Message): boolean {
  if (message.name !== 'error' || !('severity' in message)) return false
  return message.severity === 'PANIC' || message.severity === 'FATAL'
}
