import { expect, test } from 'vitest'
import { ForwardedWatch } from './forwarded-watch.ts'

function aWatch(trusted: number, { isSecure = false } = {}) {
  let now = 0
  const watch = new ForwardedWatch({ trusted, isSecure, now: () => now })
  return {
    misfit: () => watch.misfit(),
    see(requests: number, addresses: number) {
      for (let n = 0; n < requests; n++) watch.saw(addresses)
    },
    wait(minutes: number) {
      now += minutes * 60_000
    },
  }
}

test.each([
  [0, 1],
  [1, 0],
  [1, 2],
  [2, 1],
])('with %i trusted proxies, requests that bring %i addresses do not fit', (trusted, found) => {
  const { misfit, see } = aWatch(trusted)
  see(19, found)
  expect(misfit()).toBeUndefined()
  see(1, found)
  expect(misfit()).toEqual({ trusted, found })
})

test('requests that fit say nothing, and neither do a few that bring made-up addresses', () => {
  const { misfit, see } = aWatch(1)
  see(50, 1)
  see(10, 3)
  expect(misfit()).toBeUndefined()
})

test('with HTTPS there is a proxy, also if it says nothing of itself', () => {
  const silent = aWatch(0, { isSecure: true })
  silent.see(20, 0)
  expect(silent.misfit()).toEqual({ trusted: 0, found: 0 })
  const plain = aWatch(0)
  plain.see(20, 0)
  expect(plain.misfit()).toBeUndefined()
  const fitting = aWatch(1, { isSecure: true })
  fitting.see(20, 1)
  expect(fitting.misfit()).toBeUndefined()
})

test('made-up addresses without end take no memory and are counted together', () => {
  const { misfit, see } = aWatch(1)
  see(30, 5000)
  expect(misfit()).toEqual({ trusted: 1, found: 20 })
})

test('a mended proxy is noticed, also when no requests come in between', () => {
  const { misfit, see, wait } = aWatch(1)
  see(40, 0)
  wait(6)
  see(30, 1)
  expect(misfit()).toBeUndefined()
  wait(5)
  see(30, 1)
  expect(misfit()).toBeUndefined()
  see(500, 0)
  wait(60)
  expect(misfit()).toBeUndefined()
})
