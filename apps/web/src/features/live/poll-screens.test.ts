import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pollScreens } from './poll-screens'

const EVERY_MS = 30_000

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A page that polls, and that its reader can hide or take off the network. */
function polling() {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const network = { onLine: true }
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('navigator', network)
  const ask = vi.fn()
  const polls = pollScreens(ask)
  polls.start()
  return {
    polls,
    asked: () => ask.mock.calls.length,
    turn(visibilityState: 'visible' | 'hidden') {
      Object.assign(page, { visibilityState }).dispatchEvent(new Event('visibilitychange'))
    },
    connect(onLine: boolean) {
      network.onLine = onLine
      window.dispatchEvent(new Event(onLine ? 'online' : 'offline'))
    },
  }
}

test('asks every 30 seconds until it is stopped', () => {
  const { asked, polls } = polling()
  polls.start()
  vi.advanceTimersByTime(2 * EVERY_MS)
  expect(asked()).toBe(2)
  polls.stop()
  vi.advanceTimersByTime(5 * EVERY_MS)
  expect(asked()).toBe(2)
})

test('a hidden page asks for nothing, and at once when it is shown if it is time', () => {
  const { asked, polls, turn } = polling()
  turn('hidden')
  vi.advanceTimersByTime(2.5 * EVERY_MS)
  expect(asked()).toBe(0)
  turn('visible')
  expect(asked()).toBe(1)
  turn('hidden')
  turn('visible')
  expect(asked(), 'it has just asked').toBe(1)
  polls.stop()
  vi.advanceTimersByTime(2 * EVERY_MS)
  turn('visible')
  expect(asked(), 'a stream works').toBe(1)
})

test('without a network nothing is asked for, and at once when there is one again', () => {
  const { asked, connect } = polling()
  connect(false)
  vi.advanceTimersByTime(3.5 * EVERY_MS)
  expect(asked()).toBe(0)
  connect(true)
  expect(asked()).toBe(1)
})
