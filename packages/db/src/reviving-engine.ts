import type { PGlite } from '@electric-sql/pglite'
import { findFatal } from './find-fatal.ts'

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

interface Opening {
  open: () => Promise<PGlite>
  /** Releases the files that an ended engine still has open. */
  release: () => void
}

/**
 * Replaces an engine that has ended with a new one on the same files.
 *
 * Without it, a process whose disk fails for a moment cannot run any query until it is restarted. Relies on
 * PGlite: its `execProtocolRawStream` throws, or answers with an error of severity PANIC or FATAL, once the
 * engine has ended. `reviving-engine.test.ts` makes an engine panic.
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

  /** The answer to messages of the wire protocol. Throws EngineEnded if the engine has ended. */
  async execute(messages: Uint8Array): Promise<Buffer> {
    const engine = this.current
    const parts: Buffer[] = []
    // The bytes are the engine's own memory, which it uses again.
    const onRawData = (bytes: Uint8Array) => void parts.push(Buffer.from(bytes))
    // NOTE PGlite enters the engine before it returns. Its file systems on disk and in memory need no sync.
    await engine.execProtocolRawStream(messages, { onRawData, syncToFs: false }).catch((error: unknown) => {
      throw this.#end(engine, error)
    })
    const answer = Buffer.concat(parts)
    const fatal = findFatal(answer)
    if (fatal) throw this.#end(engine, fatal)
    return answer
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
