import { expect, test } from 'vitest'
import { undocumented } from './undocumented.ts'

const says = { meta: { says: 'Do it' } }
const list = {
  method: 'GET',
  path: '/api/tasks',
  procedure: 'admin.tasks.list',
  location: undefined,
} as const

test('procedures with a path or a reason, and a sentence, are documented', () => {
  const procedures = { 'admin.tasks.list': says, 'portal.sandbox.get': says }
  expect(undocumented({ procedures, rows: [list], withoutPath: { 'portal.sandbox.get': 'A page' } })).toEqual(
    [],
  )
})

test('a procedure without a path, a reason or a sentence is named', () => {
  const procedures = { 'admin.tasks.list': {}, 'admin.tasks.count': says }
  expect(undocumented({ procedures, rows: [list], withoutPath: {} })).toEqual([
    expect.stringMatching(/^admin\.tasks\.count has no path/),
    expect.stringMatching(/^admin\.tasks\.list says nothing/),
  ])
})

test('a reason that is no longer needed is named', () => {
  const procedures = { 'admin.tasks.list': says }
  const withoutPath = { 'admin.tasks.list': 'Later', 'admin.tasks.gone': 'Later' }
  expect(undocumented({ procedures, rows: [list], withoutPath })).toEqual([
    expect.stringMatching(/^admin\.tasks\.list has a path or is gone/),
    expect.stringMatching(/^admin\.tasks\.gone has a path or is gone/),
  ])
})

test('a location without a path to read it is named', () => {
  const reviews = { ...list, path: '/api/tasks/{id}/reviews' }
  const review = { ...reviews, method: 'POST', location: '/api/tasks/{taskId}/reviews' }
  const rows = [list, reviews, review, { ...list, method: 'POST', location: '/api/tasks/{id}' }]
  expect(undocumented({ procedures: { 'admin.tasks.list': says }, rows, withoutPath: {} })).toEqual([
    expect.stringContaining('POST /api/tasks: its location /api/tasks/{id} cannot be read'),
  ])
})
