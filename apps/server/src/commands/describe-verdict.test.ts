import { parseInstant } from '@tallgrass/domain'
import { expect, test } from 'vitest'
import { describeVerdict } from './describe-verdict.ts'

const verdict = {
  whole: true,
  rows: 20,
  unchained: 0,
  archived: 0,
  erased: 0,
  tombstones: [],
  head: null,
} as const

test('a chain without erasures mentions none', () => {
  expect(describeVerdict({ ...verdict, tombstones: [] })).toBe(
    'The audit chain of 20 rows is intact.\nThere is no signed head to compare it with yet.',
  )
})

test('erased rows are counted, and tombstones that replace a hash are listed', () => {
  const head = { rows: 18, at: parseInstant('2026-11-20T09:00:00.000Z') }
  expect(
    describeVerdict({ ...verdict, unchained: 2, archived: 5, erased: 3, tombstones: [4, 7], head }).split(
      '\n',
    ),
  ).toEqual([
    'The audit chain of 20 rows is intact (2 older rows are not part of it).',
    'Rows 1 to 5 are archived and represented by their sealed segments.',
    'Personal data was erased in 3 of them, each with a signed tombstone.',
    'Tombstones replace the hashes of these older rows: 4, 7.',
    'All 18 rows covered by the head signed on 2026-11-20T09:00:00.000Z are present.',
  ])
})
