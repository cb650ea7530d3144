import { expect, test } from 'vitest'
import { toAuditFact } from './audit-fact.ts'

const since = new Date('2026-11-20T09:00:00.000Z')

test.each([
  [{ state: 'SAVED' } as const, 'good', 'Run npm run audit:verify to check every row.'],
  [{ state: 'BROKEN', reason: 'Row 7 is missing' } as const, 'fault', 'Reason: Row 7 is missing'],
  [{ state: 'FAILED', reason: 'ENOSPC' } as const, 'note', 'Reason: ENOSPC'],
])('for %o the card shows %s and what to do', (found, state, text) => {
  const fact = toAuditFact({ ...found, since })
  expect(fact).toMatchObject({ subject: 'Audit log', state, text: expect.stringContaining(text) })
  const isWrong = state !== 'good'
  expect([fact.since !== undefined, fact.advice !== undefined]).toEqual([isWrong, isWrong])
})
