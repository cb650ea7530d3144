import { expect, test } from 'vitest'
import { traceIdOf, traceParentOf } from './trace-id.ts'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const SPAN = '00f067aa0ba902b7'

test('a caller’s trace is honored, with its decision to sample', () => {
  const parent = { traceId: TRACE, spanId: SPAN }
  expect(traceParentOf({ traceparent: `00-${TRACE}-${SPAN}-01` })).toEqual({ ...parent, isSampled: true })
  expect(traceParentOf({ traceparent: `00-${TRACE}-${SPAN}-00` })).toEqual({ ...parent, isSampled: false })
  expect(traceParentOf({ traceparent: `cc-${TRACE}-${SPAN}-03-later` })).toEqual({
    ...parent,
    isSampled: true,
  })
})

test.each([
  '',
  'nonsense',
  `ff-${TRACE}-${SPAN}-01`,
  `00-${TRACE}-${SPAN}-01-more`,
  `00-${TRACE}-${SPAN}`,
  `00-${TRACE.toUpperCase()}-${SPAN}-01`,
  `00-${'0'.repeat(32)}-${SPAN}-01`,
  `00-${TRACE}-${'0'.repeat(16)}-01`,
  `00-${TRACE}-${SPAN}-01\n{"level":60}`,
])('a trace that is not valid is replaced by that of the request: %j', (traceparent) => {
  const id = '0195a591-03b2-7105-8bf5-000000000003'
  expect(traceParentOf({ traceparent })).toBeUndefined()
  expect(traceIdOf({ traceparent }, id)).toBe('0195a59103b271058bf5000000000003')
})
