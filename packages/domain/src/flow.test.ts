import { expect, test } from 'vitest'
import { defineFlow, inWords } from './flow.ts'

const door = defineFlow('door', {
  OPEN: { close: 'SHUT' },
  SHUT: { open: 'OPEN', lock: 'LOCKED_FOR_GOOD' },
  LOCKED_FOR_GOOD: {},
})

test('an allowed event leads to its status', () => {
  expect(door.next('SHUT', 'open')).toBe('OPEN')
})

test('a forbidden event is refused in words that name both states', () => {
  expect(() => door.next('LOCKED_FOR_GOOD', 'open')).toThrowError(
    expect.objectContaining({
      code: 'ILLEGAL_TRANSITION',
      message: 'This door is locked for good and cannot become open',
    }),
  )
})

test('a screen can ask what it may offer', () => {
  expect(door.events('SHUT')).toEqual(['open', 'lock'])
  expect(door.can('OPEN', 'lock')).toBe(false)
  expect(door.statuses).toEqual(['OPEN', 'SHUT', 'LOCKED_FOR_GOOD'])
})

test('a status reads as words', () => {
  expect(inWords('READY_FOR_REVIEW')).toBe('ready for review')
})
