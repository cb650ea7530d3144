import { expect, test } from 'vitest'
import { compareVersions, isVersion, nextVersion, smallestBump } from './versions.ts'

test('versions are ordered by number, not by text', () => {
  expect(['0.10.0', '1.0.0', '0.9.3', '0.9.12'].sort(compareVersions)).toEqual([
    '0.9.3',
    '0.9.12',
    '0.10.0',
    '1.0.0',
  ])
})

test('only three numbers are a version', () => {
  expect(['1.2.3', '1.2', 'v1.2.3', '1.2.3-beta', 'unread.json'].filter(isVersion)).toEqual(['1.2.3'])
  expect(() => nextVersion('1.2', 'patch')).toThrow('1.2 is not a version')
})

test('a bump resets the smaller parts', () => {
  expect(nextVersion('1.2.3', 'patch')).toBe('1.2.4')
  expect(nextVersion('1.2.3', 'minor')).toBe('1.3.0')
  expect(nextVersion('1.2.3', 'major')).toBe('2.0.0')
})

test.each([
  ['1.2.3', 0, '### Fixed\n\n- A\n\n### Security\n\n- B', 'patch'],
  ['1.2.3', 0, '### Fixed\n\n- A\n\n### Added\n\n- B', 'minor'],
  ['1.2.3', 0, '- Without a heading', 'minor'],
  ['1.2.3', 1, '### Fixed\n\n- A', 'major'],
  ['0.2.3', 1, '### Fixed\n\n- A', 'minor'],
])(
  'after %s, with %d breaking changes and the notes %j, the next release is at least %s',
  (version, breaks, notes, bump) => {
    expect(smallestBump(version, { breaks, notes })).toBe(bump)
  },
)
