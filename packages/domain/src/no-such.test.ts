import { expect, test } from 'vitest'
import { noSuch, noSuchRecord } from './no-such.ts'

test('a record that does not exist is named by its word', () => {
  expect(noSuchRecord('Project')).toBe('This project does not exist')
  expect(noSuchRecord('ChecklistItem')).toBe('This checklist item does not exist')
  expect(noSuchRecord('Document')).toBe('This document does not exist, or the link to it is not valid')
  expect(noSuch('Project')).toMatchObject({ code: 'NOT_FOUND', message: 'This project does not exist' })
})
