/** Fewer requests say nothing. */
const MIN_REQUESTS = 20
/** Of the requests, so that a few with made-up headers do not matter. */
const MIN_SHARE = 0.8
/** What was seen counts for one to two windows: then a mended proxy is noticed. */
const WINDOW_MS = 5 * 60_000
const MAX_ADDRESSES = 20

/** How many addresses requests bring in `X-Forwarded-For`, where they should bring one for each trusted proxy. */
export interface ForwardedMisfit {
  trusted: number
  found: number
}

interface Window {
  began: number
  /** Requests by the number of addresses. */
  seen: Map<number, number>
}

interface ForwardedRules {
  /** The number of proxies that are trusted. */
  trusted: number
  /** People use HTTPS, which this server does not speak: there is a proxy, even if requests bring nothing. */
  isSecure?: boolean
  /** Monotonic, in milliseconds. */
  now?: () => number
}

/** Notices a `TRUST_PROXY` that does not fit, by what the requests of browsers bring to this process. */
export class ForwardedWatch {
  readonly #trusted: number
  readonly #isSecure: boolean
  readonly #now: () => number
  #last: Window
  #current: Window

  constructor({ isSecure = false, now = () => performance.now(), trusted }: ForwardedRules) {
    this.#trusted = trusted
    this.#isSecure = isSecure
    this.#now = now
    this.#current = { began: now(), seen: new Map() }
    this.#last = { began: Number.NEGATIVE_INFINITY, seen: new Map() }
  }

  saw(addresses: number): void {
    this.#turn()
    const count = Math.min(addresses, MAX_ADDRESSES)
    this.#current.seen.set(count, (this.#current.seen.get(count) ?? 0) + 1)
  }

  /** Undefined while requests fit, or are too few to tell. */
  misfit(): ForwardedMisfit | undefined {
    this.#turn()
    const counts = new Map(this.#last.seen)
    for (const [found, requests] of this.#current.seen) counts.set(found, (counts.get(found) ?? 0) + requests)
    const total = [...counts.values()].reduce((sum, requests) => sum + requests, 0)
    const usual = [...counts].find(([, requests]) => requests >= total * MIN_SHARE)
    if (total < MIN_REQUESTS || !usual || this.#fits(usual[0])) return undefined
    return { trusted: this.#trusted, found: usual[0] }
  }

  #fits(found: number): boolean {
    return found === this.#trusted && (found > 0 || !this.#isSecure)
  }

  #turn(): void {
    const now = this.#now()
    if (now - this.#current.began < WINDOW_MS) return
    const isRecent = now - this.#current.began < 2 * WINDOW_MS
    this.#last = isRecent ? this.#current : { began: now, seen: new Map() }
    this.#current = { began: now, seen: new Map() }
  }
}
