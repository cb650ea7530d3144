import type { LiveInput } from '@tallgrass/contracts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepStream } from './keep-stream'
import type { StreamHandlers } from './open-stream'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(1)
})
afterEach(() => vi.useRealTimers())

const nothing = { changes: [], reload: false }

/** A stream that is kept open to an imitated server. */
function kept({ isSignedIn = async () => true } = {}) {
  const opened: (LiveInput & StreamHandlers & { isClosed: boolean })[] = []
  const working: boolean[] = []
  let lastEventId: string | undefined
  const checkSession = vi.fn(isSignedIn)
  const { hurry, stop } = keepStream({
    open(input, handlers) {
      const stream = { ...input, ...handlers, isClosed: false }
      opened.push(stream)
      return () => {
        stream.isClosed = true
      }
    },
    since: () => (lastEventId ? { lastEventId } : { age: 7 }),
    onMessage(id) {
      lastEventId = id
    },
    onWorking: (isWorking) => working.push(isWorking),
    checkSession,
  })
  return {
    opened,
    working,
    hurry,
    stop,
    checkSession,
    last: () => {
      const stream = opened.at(-1)
      if (!stream) throw new Error('No stream was opened')
      return stream
    },
  }
}

test('a stream that the server completes goes on after the last message, once the session is checked', async () => {
  const { checkSession, last, opened, working } = kept()
  expect(last().age).toBe(7)
  last().onMessage('first', nothing)
  last().onMessage('second', nothing)
  await vi.advanceTimersByTimeAsync(60_000)
  last().onEnd()
  expect(checkSession).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1000)
  expect(opened).toHaveLength(2)
  expect(last().lastEventId).toBe('second')
  expect(working, 'a stream that is renewed works all the time').toEqual([true])
})

test('without a session it is not opened again', async () => {
  const { last, opened } = kept({ isSignedIn: async () => false })
  last().onFailure()
  await vi.advanceTimersByTimeAsync(300_000)
  expect(opened).toHaveLength(1)
})

test('failures are repeated after growing pauses of at most a minute, and changes count as missing', async () => {
  const { last, opened, working } = kept()
  const pauses: number[] = []
  for (let tries = 0; tries < 9; tries += 1) {
    const failedAt = Date.now()
    const count = opened.length
    last().onFailure()
    while (opened.length === count) await vi.advanceTimersByTimeAsync(500)
    pauses.push(Date.now() - failedAt)
  }
  expect(pauses).toEqual([4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000, 60_000, 60_000])
  expect(new Set(working)).toEqual(new Set([false]))
  last().onMessage('first', nothing)
  expect(working.at(-1)).toBe(true)
})

test('a proxy that keeps the stream back is a failure after ten seconds', async () => {
  const { last, opened, working } = kept()
  const first = last()
  await vi.advanceTimersByTimeAsync(9999)
  expect(first.isClosed).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(first.isClosed).toBe(true)
  expect(working).toEqual([false])
  await vi.advanceTimersByTimeAsync(4000)
  expect(opened).toHaveLength(2)
})

test('after a failure the session is checked only when the pause is over, and pauses differ', async () => {
  vi.mocked(Math.random).mockReturnValue(0.5)
  const { checkSession, last, opened } = kept()
  last().onMessage('first', nothing)
  last().onFailure()
  await vi.advanceTimersByTimeAsync(2499)
  expect(checkSession).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(checkSession).toHaveBeenCalledTimes(1)
  expect(opened).toHaveLength(2)
})

test('a hurry ends a long pause, and the next one is short again', async () => {
  const { hurry, last, opened } = kept()
  for (let tries = 0; tries < 6; tries += 1) {
    last().onFailure()
    await vi.advanceTimersByTimeAsync(60_000)
  }
  last().onFailure()
  const count = opened.length
  hurry()
  hurry()
  await vi.advanceTimersByTimeAsync(1000)
  expect(opened).toHaveLength(count + 1)
  last().onFailure()
  await vi.advanceTimersByTimeAsync(4000)
  expect(opened).toHaveLength(count + 2)
})

test('a hurry replaces a stream that has been silent for long, and leaves any other alone', async () => {
  const { hurry, last, opened } = kept()
  last().onMessage('first', nothing)
  await vi.advanceTimersByTimeAsync(25_000)
  hurry()
  await vi.advanceTimersByTimeAsync(1000)
  expect(opened).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(5000)
  hurry()
  expect(last().isClosed).toBe(true)
  await vi.advanceTimersByTimeAsync(1000)
  expect(opened).toHaveLength(2)
  expect(last().lastEventId).toBe('first')
})

test('streams that end at once are opened ever more rarely, and after some, changes count as missing', async () => {
  const { last, opened, working } = kept()
  for (let tries = 0; tries < 5; tries += 1) {
    const count = opened.length
    last().onMessage(String(tries), nothing)
    last().onEnd()
    while (opened.length === count) await vi.advanceTimersByTimeAsync(500)
  }
  expect(working.filter((isWorking) => !isWorking)).toHaveLength(2)
  const count = opened.length
  last().onMessage('a', nothing)
  await vi.advanceTimersByTimeAsync(10_000)
  last().onEnd()
  await vi.advanceTimersByTimeAsync(1000)
  expect(opened, 'a stream that lasted is reopened without the long pause').toHaveLength(count + 1)
})

test('what is stopped is closed and stays so', async () => {
  const { last, opened, stop } = kept()
  last().onMessage('first', nothing)
  last().onEnd()
  stop()
  await vi.advanceTimersByTimeAsync(300_000)
  expect(opened).toHaveLength(1)
  expect(last().isClosed).toBe(true)
})
