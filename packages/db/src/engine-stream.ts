import { Duplex } from 'node:stream'
import type { RevivingEngine } from './reviving-engine.ts'

type Done = (error?: Error | null) => void

/** The first bytes of messages, which tell their types (PostgreSQL documentation, "Message Formats"). */
const STARTUP = 0
const QUERY = 0x51
const SYNC = 0x53
const TERMINATE = 0x58

/** AuthenticationOk and ReadyForQuery: the engine's only session began when it was opened. */
const WELCOME = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49])

/**
 * Connects a `pg` client to the embedded engine, in place of a socket.
 *
 * The messages of a statement enter the engine together, whereas PGlite's own connection for `pg` enters it
 * once per message and waits for its file system each time: a prepared select by key takes 22 µs of processor
 * time instead of 71 (November 23, 2026, PGlite 0.5.16, a shared machine, so a rough figure). Relies on `pg`
 * to write whole messages; `engine-stream.db.test.ts` fails if that changes.
 */
export class EngineStream extends Duplex {
  readonly #engine: RevivingEngine

  constructor(engine: RevivingEngine) {
    super()
    this.#engine = engine
  }

  connect(): void {
    process.nextTick(() => this.emit('connect'))
  }

  /** `pg` and its pool make these settings, which have a meaning for sockets only. */
  setNoDelay(): void {}
  ref(): void {}
  unref(): void {}

  override _read(): void {}

  override _write(message: Buffer, _: BufferEncoding, done: Done): void {
    void this.#answer([message], done)
  }

  override _writev(written: { chunk: Buffer }[], done: Done): void {
    const messages = written.map(({ chunk }) => chunk)
    void this.#answer(messages, done)
  }

  override _final(done: Done): void {
    this.push(null)
    done()
  }

  async #answer(messages: Buffer[], done: Done): Promise<void> {
    try {
      for (const group of groupMessages(messages)) this.push(await this.#answerGroup(group))
      done()
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)))
    }
  }

  /** Never answers before the call that sent the messages has returned, because `pg` does not expect it. */
  async #answerGroup(group: Buffer): Promise<Buffer> {
    if (group[0] === STARTUP) return WELCOME
    if (group[0] === TERMINATE) return Buffer.alloc(0)
    return this.#engine.execute(group)
  }
}

/**
 * Joins messages, except those that commit, which stay alone:
 * after a panic, no other message may reach the engine.
 */
function groupMessages(messages: Buffer[]): Buffer[] {
  const groups: Buffer[][] = [[]]
  for (const message of messages) {
    if (isPart(message)) groups.at(-1)?.push(message)
    else groups.push([message], [])
  }
  return groups.filter(({ length }) => length > 0).map((group) => Buffer.concat(group))
}

/** True for Parse, Bind, Describe and Execute, among others. */
function isPart([type]: Buffer): boolean {
  return type !== STARTUP && type !== QUERY && type !== SYNC && type !== TERMINATE
}
