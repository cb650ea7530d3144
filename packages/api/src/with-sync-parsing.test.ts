import { initTRPC } from '@trpc/server'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { withSyncParsing } from './with-sync-parsing.ts'

const t = initTRPC.create()
const procedure = withSyncParsing(t.procedure)

test('the router parses input and output synchronously', async () => {
  const input = z.object({ limit: z.int().default(20) })
  const output = z.object({ limit: z.int() })
  const [parseInput, parseOutput] = [vi.spyOn(input, 'parse'), vi.spyOn(output, 'parse')]
  const waiting = [vi.spyOn(input, 'parseAsync'), vi.spyOn(output, 'parseAsync')]
  const router = t.router({
    list: procedure
      .input(input)
      .output(output)
      .query((call) => call.input),
  })
  expect(await t.createCallerFactory(router)({}).list({})).toEqual({ limit: 20 })
  expect(parseInput).toHaveBeenCalledOnce()
  expect(parseOutput).toHaveBeenCalledOnce()
  for (const wait of waiting) expect(wait).not.toHaveBeenCalled()
})

test('an asynchronous contract fails on its first use', async () => {
  const input = z.string().refine(async () => true)
  const router = t.router({ say: procedure.input(input).query((call) => call.input) })
  await expect(t.createCallerFactory(router)({}).say('hello')).rejects.toMatchObject({ code: 'BAD_REQUEST' })
})
