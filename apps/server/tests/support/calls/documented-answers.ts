import { toJsonSchema } from '@tallgrass/api/paths/json-schema.ts'
import type { ProcedurePath, Row } from '@tallgrass/api/paths/row.ts'
import { errorCodes } from '@tallgrass/domain'
import { expect } from 'vitest'
import { z } from 'zod'
import { definitionOf } from '../../../src/rest/definition-of.ts'
import type { TestAnswer } from '../test-browser.ts'
import { unknownKeys } from './unknown-keys.ts'

/** Internals: stack traces, file paths, SQL. */
const INTERNALS = /"stack"|\bat \/|node_modules|file:\/\/|\.ts:\d|select "|insert into|update "|delete from/i

const edited = z.record(z.string(), z.unknown())

const facts = {
  code: z.enum(errorCodes).exclude(['INTERNAL']),
  issues: z.array(z.strictObject({ path: z.string(), message: z.string() })).optional(),
  details: z.strictObject({ yours: edited, theirs: edited }).optional(),
}
const restRefusal = z.strictObject({
  error: z.string(),
  ...facts,
  code: facts.code.exclude(['UPGRADE_NEEDED']),
})
const data = z.strictObject({ ...facts, httpStatus: z.int(), retryAfterSeconds: z.int().optional() })
const refusal = z.strictObject({ error: z.strictObject({ message: z.string(), code: z.int(), data }) })

/** Expects no server error and no internals in the response. */
export function expectHarmless({ status, text }: TestAnswer): void {
  expect(status).toBeLessThan(500)
  expect(text).not.toMatch(INTERNALS)
}

/** Expects the procedure's output or a refusal, alone or in a batch. */
export function expectProcedureAnswer(answer: TestAnswer, path: ProcedurePath): void {
  expectHarmless(answer)
  const { output } = definitionOf(path)
  for (const one of [answer.body].flat()) {
    if (typeof one === 'object' && one && 'result' in one) {
      const { data } = one.result as { data: unknown }
      expectShape(data, output)
    } else {
      expect(refusal.safeParse(one).error).toBeUndefined()
    }
  }
}

export function expectRowAnswer(answer: TestAnswer, row: Row): void {
  expectHarmless(answer)
  if (answer.status < 300) expectShape(answer.body, row.schema ?? definitionOf(row.procedure).output)
  else expectRefusal(answer)
}

export function expectRefusal({ body }: TestAnswer): void {
  expect(restRefusal.safeParse(body).error).toBeUndefined()
}

function expectShape(value: unknown, schema: z.ZodType): void {
  expect(schema.safeParse(value).error).toBeUndefined()
  expect(unknownKeys(value, toJsonSchema(schema, 'output'))).toEqual([])
}
