import type { PGlite } from '@electric-sql/pglite'

/** Opening the engine costs a second of work and much memory: where it failed, it is not tried again at once. */
const REST_MS = 5000

/** The embedded database has given up, as a server does that cannot write its log; the next one recovers what it wrote. */
export class EngineEnded extends Error {
  constructor(cause?: unknown) {
    super('The embedded database stopped', { cause })
    this.name = 'EngineEnded'
  }
}

type Ask = PGlite['execProtocolStream']
type Answer = Awaited<ReturnType<Ask>>[number]

interface Opening {
  open: () => Promise<PGlite>
  /** Lets go of what an engine that has ended still holds. */
  release: () => void
}

/**
 * One engine after the other on the same files: one that has ended is never asked again.
 *
 * It buys no speed: without it a process whose disk was away for a moment answers nothing until it is started again.
 * Leans on PGlite: that its connection for `pg` asks an engine for `waitReady` and `execProtocolStream` alone, and that
 * the latter throws, or answers an error of severity PANIC or FATAL, once the engine has ended.
 * `reviving-engine.test.ts` has an engine panic.
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

  /** What a connection waits for at first; the pool has asked for `ready` before. */
  readonly waitReady = Promise.resolve()

  get current(): PGlite {
    if (!this.#engine) throw new EngineEnded()
    return this.#engine
  }

  /** Undefined where nothing has to be waited for. Rejects while no engine can be opened. */
  ready(): Promise<void> | undefined {
    if (this.#engine) return undefined
    this.#next ??= this.#reopen().finally(() => {
      this.#next = undefined
    })
    return this.#next
  }

  /** Throws EngineEnded instead of the answer after which there is no other. */
  readonly execProtocolStream: Ask = async (message, options) => {
    const engine = this.current
    const answers = await engine.execProtocolStream(message, options).catch((error: unknown) => {
      throw this.#end(engine, error)
    })
    const last = answers.find(isLast)
    if (last) throw this.#end(engine, last)
    return answers
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
    if (this.#failed && performance.now() - this.#failed.at < REST_MS) throw this.#failed.error
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

/** After these a server ends the connection, or itself. */
function isLast(answer: Answer): boolean {
  if (answer.name !== 'error' || !('severity' in answer)) return false
  return answer.severity === 'PANIC' || answer.severity === 'FATAL'
}
