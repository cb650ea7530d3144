import { expect, test } from 'vitest'
import { durationsTable, slowestFiles } from './durations.ts'

const nothing = { failures: [], files: [] }

test('a part that exceeds its share is marked', () => {
  const table = durationsTable(
    [
      { script: 'check', share: 60, seconds: 48.31, passed: 1, failed: 0, ...nothing },
      { script: 'test:e2e', share: 300, seconds: 301.2, passed: 140, failed: 2, ...nothing },
    ],
    349.5,
  )
  expect(table.split('\n').map((line) => line.replaceAll(/ +/g, ' '))).toEqual([
    'check 48.3 s of 60.0 s 1 passed 0 failed',
    'test:e2e 301.2 s of 300.0 s 140 passed 2 failed over its share',
    'total 349.5 s',
  ])
})

test('the runs of a file in two places are added up', () => {
  const files = [
    { file: 'races.test.ts', seconds: 2 },
    { file: 'lists.test.ts', seconds: 3 },
    { file: 'races.test.ts', seconds: 4 },
  ]
  expect(slowestFiles(files).replaceAll(/ +/g, ' ')).toBe(' 6.0 s races.test.ts\n 3.0 s lists.test.ts')
})

test('at most ten files are listed', () => {
  const files = Array.from({ length: 12 }, (_, n) => ({ file: `${n}.test.ts`, seconds: n }))
  expect(slowestFiles(files).split('\n')).toHaveLength(10)
})
