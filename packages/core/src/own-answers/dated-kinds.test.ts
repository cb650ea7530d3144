import { expect, test } from 'vitest'
import { ofNamedKinds } from './dated-kinds.ts'

const entries = [{ kind: 'task' }, { kind: 'pay' }, { kind: 'project' }] as const
const kindsIn = (message: string) => ofNamedKinds(message, entries).map(({ kind }) => kind)

test('a question about invoices is answered with their dates alone', () => {
  expect(kindsIn('When is my invoice due?')).toEqual(['pay'])
  expect(kindsIn('by when do I have to pay')).toEqual(['pay'])
})

test('a question that names nothing, or nothing that there is, is answered with all dates', () => {
  expect(kindsIn('When is it due?')).toEqual(['task', 'pay', 'project'])
  expect(kindsIn('Until when can I sign?')).toEqual(['task', 'pay', 'project'])
})
