import type { LiveInput, LiveMessage } from '@tallgrass/contracts'
import { afterEach, beforeEach, expect, type Mock, onTestFinished, test, vi } from 'vitest'
import type { KeptStream } from './keep-stream'
import { shareStream } from './share-stream'

type StreamOfTab = Omit<KeptStream, 'open'> & { tab: string; began: LiveInput; hurry: Mock }

const stops: (() => void)[] = []
let streams: StreamOfTab[] = []
let name = ''

beforeEach(() => {
  name = `live ${crypto.randomUUID()}`
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  streams = []
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const lead = (id: string): LiveMessage => ({ changes: [{ kind: 'lead', id }], reload: false })
const nothing: LiveMessage = { changes: [], reload: false }
const everything: LiveMessage = { changes: [], reload: true }

/** A tab of the browser. */
function openTab(tab: string, { age = 0, of = name } = {}) {
  const received: LiveMessage[] = []
  /** Those for whose session this tab has to look. */
  const first: LiveMessage[] = []
  const working: boolean[] = []
  const onSessionDifference = vi.fn()
  const shared = shareStream({
    name: of,
    keep(stream) {
      const own = { ...stream, tab, began: stream.since(), hurry: vi.fn() }
      streams.push(own)
      return {
        hurry: own.hurry,
        stop() {
          streams = streams.filter((one) => one !== own)
        },
      }
    },
    age: () => age,
    onMessage(message, isShared) {
      received.push(message)
      if (!isShared) first.push(message)
    },
    onWorking: (isWorking) => working.push(isWorking),
    checkSession: async () => true,
    onSessionDifference,
  })
  stops.push(shared.stop)
  return { ...shared, received, first, working, onSessionDifference }
}

/** The tab that keeps the stream. */
async function keeper(tab?: string): Promise<StreamOfTab> {
  return vi.waitFor(() => {
    const [one, ...others] = streams
    if (!one || others.length > 0 || (tab && one.tab !== tab)) throw new Error(`${streams.length} streams`)
    return one
  })
}

test('six tabs have one stream, and all of them hear what it says', async () => {
  const first = openTab('1', { age: 300 })
  const stream = await keeper('1')
  expect(stream.began).toEqual({ age: 300 })
  stream.onMessage('a', nothing)
  stream.onWorking(true)
  const others = ['2', '3', '4', '5', '6'].map((tab) => openTab(tab))
  await vi.waitFor(() => expect(others.every(({ working }) => working.at(-1) === true)).toBe(true))
  stream.onMessage('b', lead('one'))
  for (const { received } of [first, ...others])
    await vi.waitFor(() => expect(received.at(-1)).toEqual(lead('one')))
  expect(streams).toHaveLength(1)
})

test('when the tab with the stream closes, another goes on after the last message', async () => {
  const first = openTab('1')
  const stream = await keeper('1')
  stream.onMessage('a', nothing)
  const second = openTab('2')
  await vi.waitFor(() => expect(second.working).toHaveLength(1))
  stream.onMessage('b', lead('one'))
  await vi.waitFor(() => expect(second.received.at(-1)).toEqual(lead('one')))
  first.stop()
  expect((await keeper('2')).began).toEqual({ lastEventId: 'b' })
})

test('a tab that has heard nothing yet knows where the stream is', async () => {
  const first = openTab('1')
  const stream = await keeper('1')
  stream.onMessage('a', nothing)
  const second = openTab('2')
  await vi.waitFor(() => expect(second.received).toHaveLength(1))
  first.stop()
  expect((await keeper('2')).began).toEqual({ lastEventId: 'a' })
})

test('a new tab is told what happened since it loaded, or to load everything again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  openTab('1')
  const stream = await keeper('1')
  stream.onMessage('a', nothing)
  stream.onMessage('b', lead('one'))
  const old = openTab('2', { age: 1000 * 60 * 60 })
  await vi.waitFor(() => expect(old.received).toEqual([everything]))
  vi.setSystemTime(Date.now() + 5000)
  stream.onMessage('c', lead('two'))
  const fresh = openTab('3', { age: 2000 })
  await vi.waitFor(() => expect(fresh.received).toEqual([lead('two')]))
})

test('a stream that began without an id may have missed what other tabs need', async () => {
  openTab('1')
  const stream = await keeper('1')
  const second = openTab('2')
  await vi.waitFor(() => expect(second.received).toEqual([everything]))
  stream.onMessage('a', lead('one'))
  await vi.waitFor(() => expect(second.received).toHaveLength(2))
  expect(second.received.at(-1)).toEqual(everything)
})

test('a tab that opened while no tab could answer it loads everything again', async () => {
  const from = new BroadcastChannel(name)
  onTestFinished(() => from.close())
  const blocker = Promise.withResolvers<void>()
  void navigator.locks.request(name, () => blocker.promise)
  const second = openTab('2')
  from.postMessage({ type: 'message', id: 'b', message: lead('one') })
  await vi.waitFor(() => expect(second.received).toEqual([everything]))
  from.postMessage({ type: 'message', id: 'c', message: lead('two') })
  await vi.waitFor(() => expect(second.received).toEqual([everything, lead('two')]))
  expect(second.first, 'its session may have changed as well').toEqual([everything])
  blocker.resolve()
  expect((await keeper('2')).began).toEqual({ lastEventId: 'c' })
})

test('a tab whose stream is kept by one that has fallen silent counts it as lost, until it hears from it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  // Hides the fake timers from vitest, which would advance them while it waits.
  vi.spyOn(vi, 'isFakeTimers').mockReturnValue(false)
  const first = openTab('1')
  const stream = await keeper('1')
  const second = openTab('2')
  stream.onWorking(true)
  stream.onMessage('a', nothing)
  await vi.waitFor(() => expect(second.received).toHaveLength(2))
  vi.advanceTimersByTime(50_000)
  stream.onMessage('b', nothing)
  await vi.waitFor(() => expect(second.received).toHaveLength(3))
  vi.advanceTimersByTime(59_999)
  expect(second.working.at(-1)).toBe(true)
  vi.advanceTimersByTime(1)
  expect(second.working.at(-1)).toBe(false)
  expect(first.working, 'the tab with the stream knows better').toEqual([true])
  stream.onMessage('c', lead('one'))
  await vi.waitFor(() => expect(second.received.at(-1)).toEqual(lead('one')))
  expect(second.working.at(-1)).toBe(true)
})

test('all tabs learn that the stream does not work, and any of them can hurry it', async () => {
  openTab('1')
  const second = openTab('2')
  const stream = await keeper('1')
  await vi.waitFor(() => expect(second.received).toHaveLength(1))
  stream.onWorking(false)
  await vi.waitFor(() => expect(second.working.at(-1)).toBe(false))
  second.hurry()
  await vi.waitFor(() => expect(stream.hurry).toHaveBeenCalledTimes(1))
})

test('one tab looks after the session, and tells the others what it finds', async () => {
  const first = openTab('1')
  const second = openTab('2')
  const stream = await keeper('1')
  await vi.waitFor(() => expect(second.received).toHaveLength(1))
  stream.onMessage('a', nothing)
  stream.onMessage('b', lead('one'))
  await vi.waitFor(() => expect(second.received.at(-1)).toEqual(lead('one')))
  expect(first.first).toEqual([nothing, lead('one')])
  expect(second.first).not.toContainEqual(lead('one'))
  first.tellSessionDifference()
  await vi.waitFor(() => expect(second.onSessionDifference).toHaveBeenCalledTimes(1))
  expect(first.onSessionDifference).not.toHaveBeenCalled()
})

test('tabs of another account have a stream of their own', async () => {
  const other = `${name} of another`
  openTab('1')
  openTab('2', { of: other })
  await vi.waitFor(() => expect(streams.map(({ tab }) => tab).toSorted()).toEqual(['1', '2']))
  const theirs = openTab('3', { of: other })
  await vi.waitFor(() => expect(theirs.received).toEqual([everything]))
  streams.find(({ tab }) => tab === '1')?.onMessage('a', lead('one'))
  // Had the channel been theirs as well, the other account's message would have come first.
  streams.find(({ tab }) => tab === '2')?.onMessage('y', nothing)
  streams.find(({ tab }) => tab === '2')?.onMessage('z', lead('other'))
  await vi.waitFor(() => expect(theirs.received.at(-1)).toEqual(lead('other')))
  expect(theirs.received).toEqual([everything, everything, lead('other')])
})

test('a browser without locks has a stream for each tab that is visible', async () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  function turn(visibilityState: 'visible' | 'hidden') {
    Object.assign(page, { visibilityState }).dispatchEvent(new Event('visibilitychange'))
  }
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('document', page)
  const { received, stop } = openTab('1', { age: 300 })
  openTab('2').stop()
  expect(streams.map(({ began }) => began)).toEqual([{ age: 300 }])
  streams[0]?.onMessage('a', lead('one'))
  expect(received).toEqual([lead('one')])
  turn('hidden')
  expect(streams).toEqual([])
  turn('visible')
  expect(streams.map(({ began }) => began)).toEqual([{ lastEventId: 'a' }])
  stop()
  turn('visible')
  expect(streams).toEqual([])
})
