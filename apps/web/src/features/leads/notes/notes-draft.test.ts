import { expect, test } from 'vitest'
import { knownNotes, toSaveOn } from './notes-draft'

const base = knownNotes({ notes: 'Call on Monday', version: 3 })

test('a lead that changed elsewhere is saved on its newest version', () => {
  expect(toSaveOn(base, knownNotes({ notes: 'Call on Monday', version: 5 })).version).toBe(5)
})

test('notes that somebody else has changed are saved on what the editor saw, and so refused', () => {
  expect(toSaveOn(base, knownNotes({ notes: 'Called', version: 4 })).version).toBe(3)
})
