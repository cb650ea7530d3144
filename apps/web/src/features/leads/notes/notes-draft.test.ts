import { expect, test } from 'vitest'
import { knownNotes, versionToSaveOn } from './notes-draft'

const base = knownNotes({ notes: 'Call on Monday', version: 3 })

test('notes are saved on the newest version if only other fields changed', () => {
  expect(versionToSaveOn(base, knownNotes({ notes: 'Call on Monday', version: 5 })).version).toBe(5)
})

test('notes changed by someone else are saved on the version the editor saw, which the server refuses', () => {
  expect(versionToSaveOn(base, knownNotes({ notes: 'Called', version: 4 })).version).toBe(3)
})
