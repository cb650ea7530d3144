import { expect, test } from 'vitest'
import { versionToSave } from './notes-draft'

const base = { notes: 'Call on Monday', version: 3 }

test('a lead that changed elsewhere is saved on its newest version', () => {
  expect(versionToSave({ base }, { notes: 'Call on Monday', version: 5 })).toBe(5)
})

test('notes that somebody else has changed are saved on what the editor saw, and so refused', () => {
  expect(versionToSave({ base }, { notes: 'Called', version: 4 })).toBe(3)
})
