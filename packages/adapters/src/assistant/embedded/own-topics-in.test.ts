import { describe, expect, test } from 'vitest'
import { ownTopicsIn } from './own-topics-in.ts'

const topicsIn = (message: string, role?: 'ADMIN' | 'CLIENT') => ownTopicsIn({ message, role, turns: [] })

describe('a client', () => {
  test.each([
    ['What is waiting for me?', 'waiting'],
    ['When is it due?', 'due'],
    ['what did i pay', 'paid'],
    ['What is still open?', 'open'],
    ['where r my invoices', 'invoices'],
    ['Where is my document?', 'documents'],
    ['When is my call?', 'calls'],
    ['How far is the project?', 'progress'],
    ['Who may sign?', 'rights'],
    ['change my pasword', 'account'],
    ['Something is broken', 'support'],
  ])('who asks “%s” asks about %s', (message, topic) => {
    expect(topicsIn(message, 'CLIENT')).toEqual([topic])
  })

  test.each([
    'How does the AI receptionist work?',
    'thanks!',
    'What is the weather?',
    'Can I talk to a person?',
    '',
    '?',
    'zxcv',
  ])('who writes “%s” asks about no record', (message) => {
    expect(topicsIn(message, 'CLIENT')).toEqual([])
  })
})

test('an administrator asks what waits, and a visitor about no record', () => {
  expect(topicsIn('What is waiting for us?', 'ADMIN')).toEqual(['waiting'])
  expect(topicsIn('What did I pay?', 'ADMIN')).toEqual([])
  expect(topicsIn('What is waiting for me?')).toEqual([])
})
