import { randomUUID } from 'node:crypto'
import type { NamedChange } from './read-payload.ts'

/** How long and how many changes are kept for streams that go on after a lost connection. */
const KEPT_MS = 5 * 60 * 1000
const MAX_KEPT = 20_000
/** Covers the time that data is on its way. */
const MARGIN_MS = 5000

interface Entry {
  /** By the monotonic clock, in milliseconds. */
  at: number
  named: NamedChange
}

/** The latest changes, in the order of their commits. */
export class ChangeLog {
  readonly #now: () => number
  #entries: Entry[] = []
  /** Since when nothing is missing. */
  #completeSince = Number.POSITIVE_INFINITY
  /** The position before the first change that is kept; null once that was forgotten. */
  #start: string | null = null
  #position = newPosition()

  constructor(now: () => number) {
    this.#now = now
  }

  /** The last change, or the beginning. */
  get position(): string {
    return this.#position
  }

  /** Forgets everything: changes may have been missed. */
  restart(): void {
    this.#entries = []
    this.#completeSince = this.#now() + MARGIN_MS
    this.#start = newPosition()
    this.#position = this.#start
  }

  add(named: NamedChange): void {
    const at = this.#now()
    this.#entries.push({ at, named })
    this.#position = named.position
    const oldest = this.#entries[0]
    if (oldest && (this.#entries.length > MAX_KEPT || at - oldest.at > 2 * KEPT_MS))
      this.#forget(at - KEPT_MS)
  }

  /**
   * The changes after this position, and perhaps some of its own transaction again; undefined if the position is not
   * known.
   */
  after(position: string): NamedChange[] | undefined {
    if (position === this.#start) return this.#entries.map(({ named }) => named)
    const from = this.#entries.findIndex(({ named }) => named.position === position)
    return from === -1 ? undefined : this.#entries.slice(from).map(({ named }) => named)
  }

  /** The changes of the last `age` milliseconds; undefined if some of them may be missing. */
  youngerThan(age: number): NamedChange[] | undefined {
    const since = this.#now() - age - MARGIN_MS
    if (this.#now() - age < this.#completeSince) return undefined
    return this.#entries.filter(({ at }) => at >= since).map(({ named }) => named)
  }

  #forget(before: number): void {
    const kept = this.#entries.slice(-MAX_KEPT / 2).filter(({ at }) => at >= before)
    const dropped = this.#entries.at(this.#entries.length - kept.length - 1)
    if (dropped) this.#completeSince = Math.max(this.#completeSince, dropped.at + MARGIN_MS)
    this.#entries = kept
    this.#start = null
  }
}

/** Of no transaction, and of no other process. */
function newPosition(): string {
  return `before-${randomUUID()}`
}
