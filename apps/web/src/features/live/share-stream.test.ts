import type { LiveInput, LiveMessage } from '@tallgrass/contracts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { KeptStream } from './keep-stream'
import { shareStream } from './share-stream'

type Kept = Omit<KeptStream, 'open'> & { tab: string; began: LiveInput }

const stops: (() => void)[] = []
let kept: Kept[] = []
let name = ''

beforeEach(() => {
  name = `live ${crypto.randomUUID()}`
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  kept = []
  vi.unstubAllGlobals()
})

const lead = (id: string): LiveMessage => ({ changes: [{ kind: 'lead', id }], reload: false })
const nothing: LiveMessage = { changes: [], reload: false }
const everything: LiveMessage = { changes: [], reload: true }

/** A tab of the browser. */
function openTab(tab: string, { age = 0, of = name } = {}) {
  const received: LiveMessage[] = []
  const working: boolean[] = []
  const checkSession = vi.fn(async () => true)
  const stop = shareStream({
    name: of,
    keep(stream) {
      const own = { ...stream, tab, began: stream.since() }
      kept.push(own)
      return () => {
        kept = kept.filter((one) => one !== own)
      }
    },
    age: () => age,
    onMessage: (message) => received.push(message),
    onWorking: (isWorking) => working.push(isWorking),
    checkSession,
  })
  stops.push(stop)
  return { received, working, checkSession, stop }
}

/** The tab that keeps the stream. */
async function keeper(tab?: string): Promise<Kept> {
  return vi.waitFor(() => {
    const [one, ...others] = kept
    if (!one || others.length > 0 || (tab && one.tab !== tab)) throw new Error(`${kept.length} streams`)
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
  expect(kept).toHaveLength(1)
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
  openTab('1')
  const stream = await keeper('1')
  stream.onMessage('a', nothing)
  stream.onMessage('b', lead('one'))
  const young = openTab('2', { age: 1000 * 60 * 60 })
  await vi.waitFor(() => expect(young.received).toEqual([everything]))
  await new Promise((resolve) => setTimeout(resolve, 5))
  stream.onMessage('c', lead('two'))
  const fresh = openTab('3', { age: 2 })
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

test('all tabs learn that the stream does not work, and check their session', async () => {
  openTab('1')
  const second = openTab('2')
  const stream = await keeper('1')
  await vi.waitFor(() => expect(second.working).toHaveLength(1))
  stream.onWorking(false)
  expect(await stream.checkSession()).toBe(true)
  await vi.waitFor(() => expect(second.checkSession).toHaveBeenCalledTimes(1))
  expect(second.working.at(-1)).toBe(false)
})

test('tabs of another account have a stream of their own', async () => {
  openTab('1')
  const other = openTab('2', { of: `${name} of another` })
  await vi.waitFor(() => expect(kept).toHaveLength(2))
  kept.find(({ tab }) => tab === '1')?.onMessage('a', lead('one'))
  kept.find(({ tab }) => tab === '2')?.onMessage('z', lead('other'))
  expect(other.received).toEqual([lead('other')])
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
  expect(kept.map(({ began }) => began)).toEqual([{ age: 300 }])
  kept[0]?.onMessage('a', lead('one'))
  expect(received).toEqual([lead('one')])
  turn('hidden')
  expect(kept).toEqual([])
  turn('visible')
  expect(kept.map(({ began }) => began)).toEqual([{ lastEventId: 'a' }])
  stop()
  turn('visible')
  expect(kept).toEqual([])
})
