import {
  AppError,
  ProviderNotYet,
  ProviderRefused,
  ProviderRefusedUs,
  ProviderUnreachable,
} from '@tallgrass/domain'
import { expect, test, vi } from 'vitest'
import type { ProviderCall } from '../ports/provider-call.ts'
import { createProviderGuards } from './provider-guards.ts'

const PAUSE_MS = 30_000

function aGuard(patienceMs = 8000) {
  let now = 0
  const recorded: [string, string | null][] = []
  const guards = createProviderGuards({
    clock: () => now,
    rules: { patienceMs, failures: 3, pauseMs: PAUSE_MS },
    record: async (...outcome) => void recorded.push(outcome),
  })
  const wait = (ms: number) => {
    now += ms
  }
  return { guards, recorded, wait, call: guards.forRequest() }
}

const away = async () => {
  throw new ProviderUnreachable('Stripe did not respond')
}
const silence = () => new Promise<never>(() => {})

test('all calls of a request share one limit', async () => {
  const { call, wait } = aGuard()
  const given: number[] = []
  const ask = async ({ within }: ProviderCall) => void given.push(within)
  await call('payments', ask)
  wait(3000)
  await call('signing', ask)
  wait(4999)
  await call('payments', ask)
  wait(1)
  await expect(call('payments', ask)).rejects.toThrow('This request ran out of time')
  expect(given).toEqual([8000, 5000, 1])
})

test('each call of a job has a limit of its own', async () => {
  const { guards, wait } = aGuard()
  const call = guards.forJobs()
  const ask = async ({ within }: ProviderCall) => within
  expect(await call('payments', ask)).toBe(30_000)
  wait(600_000)
  expect(await call('payments', ask)).toBe(30_000)
})

test('a call that is never answered is given up and aborted', async () => {
  const { call, recorded } = aGuard(20)
  const ended = vi.fn()
  const asking = call('payments', ({ signal }) => {
    signal.addEventListener('abort', ended)
    return silence()
  })
  await expect(asking).rejects.toThrow(new ProviderUnreachable('It did not respond in time'))
  expect(ended).toHaveBeenCalledOnce()
  expect(recorded).toEqual([['payments', 'It did not respond in time']])
})

test('silence in the short time left by other calls is not counted as a failure', async () => {
  const { guards, recorded, wait } = aGuard()
  for (let n = 0; n < 3; n++) {
    const call = guards.forRequest()
    wait(7980)
    await expect(call('payments', silence)).rejects.toThrow('It did not respond in time')
  }
  expect(await guards.forRequest()('payments', async () => 'paid')).toBe('paid')
  expect(recorded).toEqual([['payments', null]])
})

test('a broken connection is a failure even if little time is left', async () => {
  const { call, recorded, wait } = aGuard()
  wait(7980)
  await expect(call('payments', away)).rejects.toThrow('Stripe did not respond')
  expect(recorded).toEqual([['payments', 'Stripe did not respond']])
})

test('after repeated failures a provider is paused, with the time to wait, and then tried again', async () => {
  const { guards, wait } = aGuard()
  const ask = vi.fn(away)
  for (let n = 0; n < 3; n++) await expect(guards.forRequest()('payments', ask)).rejects.toThrow()
  wait(1500)
  await expect(guards.forRequest()('payments', ask)).rejects.toMatchObject({ retryAfterSeconds: 29 })
  expect(ask).toHaveBeenCalledTimes(3)
  expect(await guards.forRequest()('signing', async () => 'sent')).toBe('sent')
  wait(PAUSE_MS)
  expect(await guards.forRequest()('payments', async () => 'paid')).toBe('paid')
  expect(await guards.forJobs()('payments', async () => 'paid')).toBe('paid')
})

const refusals: [string, Error, string | null][] = [
  ['a refusal by our own rules', new AppError('CONFLICT', 'It is over'), null],
  ['a refusal of one request', new ProviderRefused('Stripe refused: No such price'), null],
  ['an answer that is not ready yet', new ProviderNotYet('BoldSign is still preparing this document'), null],
  [
    'a rejected key',
    new ProviderRefusedUs('Stripe rejected the secret key'),
    'Stripe rejected the secret key',
  ],
  ['a bug of ours', new TypeError('Invalid address: elena@example.com'), 'It refused with TypeError'],
]

test.each(refusals)('%s never opens the circuit', async (_, error, failure) => {
  const { call, recorded } = aGuard()
  for (let n = 0; n < 5; n++) {
    await expect(call('payments', async () => Promise.reject(error))).rejects.toThrow(error)
  }
  expect(await call('payments', async () => 'paid')).toBe('paid')
  expect(recorded).toEqual([...Array(5).fill(['payments', failure]), ['payments', null]])
})
