import { TRPCClientError } from '@trpc/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDraftKeeper } from './draft-keeper'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const draft = (body: string) => ({ body, internal: false, quoted: null, sendKey: 'key' })

test('what is typed is saved once, in a pause', async () => {
  const save = vi.fn(async () => {})
  const keeper = createDraftKeeper(save)
  for (const body of ['H', 'He', 'Hel']) keeper.keep(draft(body))
  expect(save).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(600)
  expect(save.mock.calls).toEqual([[draft('Hel')]])
  expect(keeper.unsaved()).toBeUndefined()
})

test('it is kept while the server is away, and saved when it is back', async () => {
  const save = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue({})
  const keeper = createDraftKeeper(save)
  keeper.keep(draft('Hello'))
  await vi.advanceTimersByTimeAsync(600)
  expect([keeper.unsaved()?.body, keeper.hasFailed()]).toEqual(['Hello', true])
  await vi.advanceTimersByTimeAsync(5000)
  expect([keeper.unsaved(), keeper.hasFailed()]).toEqual([undefined, false])
})

test('a refusal is not repeated until something else is typed', async () => {
  const refused = new TRPCClientError('No', {
    result: { error: { code: -32000, message: 'No', data: { code: 'FORBIDDEN' } } },
  })
  const save = vi.fn().mockRejectedValue(refused)
  const keeper = createDraftKeeper(save)
  keeper.keep(draft('Hello'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(save).toHaveBeenCalledTimes(1)
  expect(keeper.unsaved()?.body).toBe('Hello')
})

test('nothing is saved of what was sent', async () => {
  const save = vi.fn(async () => {})
  const keeper = createDraftKeeper(save)
  keeper.keep(draft('Hello'))
  keeper.drop()
  await vi.advanceTimersByTimeAsync(600)
  expect(save).not.toHaveBeenCalled()
})

test('an answer that comes after the message was sent does not bring its text back', async () => {
  const answers: (() => void)[] = []
  const onSaved = vi.fn()
  const keeper = createDraftKeeper(() => new Promise<void>((resolve) => answers.push(resolve)), onSaved)
  keeper.keep(draft('Hello'))
  const late = keeper.flush()
  await vi.advanceTimersByTimeAsync(0)
  keeper.drop()
  answers[0]?.()
  await late
  expect(onSaved).not.toHaveBeenCalled()
  keeper.keep(draft('Next'))
  const next = keeper.flush()
  await vi.advanceTimersByTimeAsync(0)
  answers[1]?.()
  await next
  expect(onSaved.mock.calls).toEqual([[draft('Next')]])
})

test('while a message is being sent, nothing is saved; if it was not sent, it is', async () => {
  const save = vi.fn(async () => {})
  const keeper = createDraftKeeper(save)
  keeper.keep(draft('Hello'))
  keeper.pause()
  await vi.advanceTimersByTimeAsync(5000)
  expect(save).not.toHaveBeenCalled()
  keeper.resume()
  await vi.advanceTimersByTimeAsync(600)
  expect(save.mock.calls).toEqual([[draft('Hello')]])
})
