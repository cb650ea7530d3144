import { expect, test } from 'vitest'
import { moveUnreleased, unreleasedNotes } from './changelog.ts'

const released = '## [0.1.0] - 2026-11-01\n\n### Added\n\n- Everything\n'
const changelog = `# Changelog\n\n## [Unreleased]\n\n### Fixed\n\n- It costs $& and $1\n\n${released}`

test('the notes of the next release are what is under Unreleased', () => {
  expect(unreleasedNotes(changelog)).toBe('### Fixed\n\n- It costs $& and $1')
})

test.each([
  ['without the section', `# Changelog\n\n${released}`],
  ['with an empty section', `# Changelog\n\n## [Unreleased]\n\n${released}`],
  ['with an empty section at the end', '# Changelog\n\n## [Unreleased]\n'],
])('%s there are no notes', (_, text) => {
  expect(unreleasedNotes(text)).toBeUndefined()
})

test('a release moves the notes under its version and date, and keeps what was released before', () => {
  const moved = moveUnreleased(changelog, { version: '0.1.1', date: '2026-11-23' })
  expect(moved).toBe(
    `# Changelog\n\n## [Unreleased]\n\n## [0.1.1] - 2026-11-23\n\n### Fixed\n\n- It costs $& and $1\n\n${released}`,
  )
  expect(unreleasedNotes(moved)).toBeUndefined()
})
