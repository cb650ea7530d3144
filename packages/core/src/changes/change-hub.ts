import type { ChangeFeed } from '@tallgrass/db'
import { AppError } from '@tallgrass/domain'
import { ChangeLog } from './change-log.ts'
import {
  type ChangeReader,
  ChangeStream,
  type NumberedMessage,
  type SignedInReader,
} from './change-stream.ts'
import { isFor } from './is-for.ts'
import { type Notice, readPayload } from './read-payload.ts'

/** Where a stream begins: after a message, or with what is younger than the data on the screen. */
export type Since = { lastEventId: string } | { age: number }

/** A browser has one stream, so this is a limit for programs. */
const MAX_STREAMS_OF_SESSION = 20
/** Several people may share an address. */
const MAX_CHATS_OF_ADDRESS = 20

/** Tells the open screens of this process what any process changed. */
export class ChangeHub {
  readonly #feed: ChangeFeed
  readonly #log: ChangeLog
  readonly #streams = new Set<ChangeStream>()
  #hears = false
  #isClosed = false

  constructor(feed: ChangeFeed, now: () => number = () => performance.now()) {
    this.#feed = feed
    this.#log = new ChangeLog(now)
  }

  /** Called once, when the process serves. Resolves once it hears of every change. */
  start(): Promise<void> {
    return new Promise((resolve) => {
      this.#feed.listen({
        began: () => {
          this.#hears = true
          this.#log.restart()
          for (const stream of this.#streams) stream.reload(this.#log.position)
          resolve()
        },
        changed: (payload) => this.#tell(readPayload(payload)),
        lost: () => {
          this.#hears = false
        },
      })
    })
  }

  /**
   * What changes for the reader, with ids to go on from. The first message comes at once. Ends when the session or the
   * reader's rights do. Throws NOT_READY while nothing is heard; RATE_LIMITED for too many streams of one session.
   */
  async *follow(
    reader: ChangeReader,
    since: Since,
    signal: AbortSignal | undefined,
  ): AsyncGenerator<NumberedMessage, void> {
    if (!this.#hears)
      throw new AppError('NOT_READY', 'Nothing is live at the moment', { retryAfterSeconds: 10 })
    if (this.#hasTooMany(reader))
      throw new AppError('RATE_LIMITED', 'Too many pages of yours are open', { retryAfterSeconds: 60 })
    const stream = new ChangeStream(reader)
    this.#catchUp(stream, since)
    this.#streams.add(stream)
    const end = () => stream.end()
    signal?.addEventListener('abort', end)
    if (this.#isClosed || signal?.aborted) end()
    try {
      yield* stream.messages()
    } finally {
      signal?.removeEventListener('abort', end)
      this.#streams.delete(stream)
    }
  }

  get openStreams(): number {
    return this.#streams.size
  }

  /** The readers of the open streams who are signed in. */
  readers(): SignedInReader[] {
    return this.#allReaders().flatMap((reader) => ('conversationId' in reader ? [] : [reader]))
  }

  /** Ends the streams of some people who are signed in. */
  end(isOver: (reader: SignedInReader) => boolean): void {
    for (const stream of this.#streams)
      if (!('conversationId' in stream.reader) && isOver(stream.reader)) stream.end()
  }

  /** Tells all streams how far they are: they can go on from there, and proxies see that their connections are used. */
  advance(): void {
    // A connection that is lost for a moment ends no stream: it is told to reload.
    if (!this.#hears) this.#endAll()
    for (const stream of this.#streams) stream.advance(this.#log.position)
  }

  /** Ends all streams, also those that are opened from now on: another process goes on. */
  close(): void {
    this.#isClosed = true
    this.#endAll()
  }

  #endAll(): void {
    for (const stream of this.#streams) stream.end()
  }

  #allReaders(): ChangeReader[] {
    return [...this.#streams].map(({ reader }) => reader)
  }

  #hasTooMany(reader: ChangeReader): boolean {
    if (!('conversationId' in reader))
      return (
        this.readers().filter(({ sessionId }) => sessionId === reader.sessionId).length >=
        MAX_STREAMS_OF_SESSION
      )
    const { address } = reader
    const chats = this.#allReaders().filter((other) => 'address' in other && other.address === address)
    return chats.length >= MAX_CHATS_OF_ADDRESS
  }

  #catchUp(stream: ChangeStream, since: Since): void {
    const missed = 'age' in since ? this.#log.youngerThan(since.age) : this.#log.after(since.lastEventId)
    stream.advance(this.#log.position)
    if (!missed) stream.reload(this.#log.position)
    for (const named of missed ?? [])
      if (isFor(named, stream.reader)) stream.add(named.change, this.#log.position)
  }

  #tell(named: Notice | undefined): void {
    if (named?.what === 'session') this.end(({ sessionId }) => sessionId === named.sessionId)
    if (named?.what === 'access') this.end(({ userId }) => userId === named.userId)
    if (named?.what !== 'change') return
    this.#log.add(named)
    for (const stream of this.#streams)
      if (isFor(named, stream.reader)) stream.add(named.change, named.position)
  }
}
