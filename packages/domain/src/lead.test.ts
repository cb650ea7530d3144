import { expect, test } from 'vitest'
import { ensureLeadClosable, ensureLeadOpen, leadFlow, mergeInterests, mergeLead } from './lead.ts'
import { leadStatuses } from './lead-states.ts'

test('a lead can move forward to any status and back by one', () => {
  const moves = leadStatuses.flatMap((from) => leadFlow.events(from).map((to) => `${from} → ${to}`))
  expect(moves).toEqual([
    'new → contacted',
    'new → qualified',
    'new → converted',
    'contacted → new',
    'contacted → qualified',
    'contacted → converted',
    'qualified → contacted',
    'qualified → converted',
    'converted → qualified',
  ])
})

test('refuses to move back two steps and names both states', () => {
  expect(() => leadFlow.next('qualified', 'new')).toThrow('This lead is qualified and cannot become new')
})

test('every open lead but a converted one can be closed, and a closed one has to be reopened first', () => {
  const closable = leadStatuses.filter((status) => {
    try {
      ensureLeadClosable({ status, closedAs: null })
      return true
    } catch {
      return false
    }
  })
  expect(closable).toEqual(['new', 'contacted', 'qualified'])
  expect(() => ensureLeadClosable({ status: 'converted', closedAs: null })).toThrow(
    'Move it back to qualified',
  )
  expect(() => ensureLeadClosable({ status: 'new', closedAs: 'spam' })).toThrow('already closed as spam')
  expect(() => ensureLeadOpen({ closedAs: 'lost' }, 'move')).toThrow('Reopen it before you move it')
})

test('a second interest makes it both', () => {
  expect(mergeInterests('smart-ai', 'smart-ai')).toBe('smart-ai')
  expect(mergeInterests('smart-ai', 'learning-saas')).toBe('both')
  expect(mergeInterests('both', 'smart-ai')).toBe('both')
})

test('a repeated request fills in empty fields and overwrites nothing', () => {
  const known = { name: 'Maren Okafor', phone: null, company: null, interest: 'smart-ai' } as const
  const requested = {
    name: 'M. Okafor',
    phone: '(972) 555-0100',
    company: 'Okafor Tile & Stone',
    interest: 'smart-ai',
  } as const
  expect(mergeLead(known, requested)).toEqual({ ...requested, name: 'Maren Okafor' })
})
