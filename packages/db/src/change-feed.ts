import pg from 'pg'

/** The channel on which the triggers of the tables name what changed. */
const CHANNEL = 'changes'
const LISTEN = `listen ${CHANNEL}`
/** What the connection sends itself: without its echo, it hears nothing. */
const PROBE = 'probe'
const PROBE_SELF = `select pg_notify('${CHANNEL}', '${PROBE}')`
const PROBE_EVERY_MS = 15_000
const MAX_SILENCE_MS = 10_000
const FIRST_RETRY_MS = 250
const MAX_RETRY_MS = 10_000

export interface ChangeListener {
  /** From now on, nothing is missed; changes before this moment may be. */
  began(): void
  /** One committed change: calls come in the order of commits, the same on every process. */
  changed(payload: string): void
  /** Until it begins again, nothing is heard. */
  lost(): void
}

/** What any process changes, by PostgreSQL's `LISTEN` and `NOTIFY`. */
export interface ChangeFeed {
  /** Called before `listen`, with the name under which the database lists this process. */
  introduce(name: string): void
  /** Called once. */
  listen(listener: ChangeListener): void
  close(): Promise<void>
}

/**
 * Listens on a connection of its own, and replaces it when it is lost or hears nothing, as behind a pooler that lends
 * connections to single transactions.
 */
export function serverFeed(config: pg.ClientConfig): ChangeFeed {
  let name: string | undefined
  let connection: FeedConnection | undefined
  let retry: NodeJS.Timeout | undefined
  let failures = 0

  function connect(listener: ChangeListener): void {
    connection = new FeedConnection(name === undefined ? config : { ...config, application_name: name }, {
      ...listener,
      began() {
        failures = 0
        listener.began()
      },
      lost() {
        if (failures === 0) listener.lost()
        retry = setTimeout(() => connect(listener), Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** failures))
        retry.unref()
        failures++
      },
    })
  }

  return {
    introduce(own) {
      name = own
    },
    listen: connect,
    async close() {
      clearTimeout(retry)
      await connection?.close()
    },
  }
}

class FeedConnection {
  readonly #client: pg.Client
  readonly #listener: ChangeListener
  #timer: NodeJS.Timeout | undefined
  #hasBegun = false
  #isOver = false

  constructor(config: pg.ClientConfig, listener: ChangeListener) {
    this.#client = new pg.Client({ ...config, keepAlive: true })
    this.#listener = listener
    this.#client.on('error', () => this.#lose())
    this.#client.on('end', () => this.#lose())
    this.#client.on('notification', ({ payload = '' }) => {
      if (payload === PROBE) this.#heard()
      else if (!this.#isOver) listener.changed(payload)
    })
    this.#open().catch(() => this.#lose())
  }

  async close(): Promise<void> {
    this.#isOver = true
    clearTimeout(this.#timer)
    await this.#client.end().catch(() => {})
  }

  async #open(): Promise<void> {
    this.#in(MAX_SILENCE_MS, () => this.#lose())
    await this.#client.connect()
    await this.#client.query(LISTEN)
    this.#probe()
  }

  #probe(): void {
    this.#in(MAX_SILENCE_MS, () => this.#lose())
    this.#client.query(PROBE_SELF).catch(() => this.#lose())
  }

  /** Processes hear each other's probes, too: any of them shows that this connection hears. */
  #heard(): void {
    if (this.#isOver) return
    if (!this.#hasBegun) {
      this.#hasBegun = true
      this.#listener.began()
    }
    this.#in(PROBE_EVERY_MS, () => this.#probe())
  }

  #in(ms: number, then: () => void): void {
    clearTimeout(this.#timer)
    if (this.#isOver) return
    this.#timer = setTimeout(then, ms)
    this.#timer.unref()
  }

  #lose(): void {
    if (this.#isOver) return
    void this.close()
    this.#listener.lost()
  }
}

/** The embedded engine has one session, so its connection hears what it commits itself. */
export class EmbeddedFeed implements ChangeFeed {
  #listener: ChangeListener | undefined

  /** No other process can use the embedded database. */
  introduce(): void {}

  listen(listener: ChangeListener): void {
    this.#listener = listener
    listener.began()
  }

  /** Called for each new connection, after its state was cleared. */
  async attach(client: pg.ClientBase): Promise<void> {
    client.on('notification', ({ payload }) => this.#listener?.changed(payload ?? ''))
    await client.query(LISTEN)
    this.#listener?.began()
  }

  async close(): Promise<void> {
    this.#listener = undefined
  }
}
