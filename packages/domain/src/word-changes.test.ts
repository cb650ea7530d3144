import { expect, test } from 'vitest'
import { type WordChange, wordChanges } from './word-changes.ts'

const shown = (changes: WordChange[]) =>
  changes.map(({ kind, text }) => ({ same: text, added: `+${text}+`, removed: `-${text}-` })[kind]).join('|')
const without = (kind: WordChange['kind'], changes: WordChange[]) =>
  changes.flatMap((change) => (change.kind === kind ? [] : change.text)).join('')

test.each([
  ['the same', 'the same', 'the same'],
  ['Say our hours', 'Say our new hours', 'Say our |+new +|hours'],
  ['Say our old hours', 'Say our hours', 'Say our |-old -|hours'],
  ['red door', 'blue door', '-red -|+blue +|door'],
  ['', 'all new', '+all new+'],
  ['all gone', '', '-all gone-'],
  ['', '', ''],
  ['one\ntwo', 'one\n\ntwo', '-one\n-|+one\n\n+|two'],
])('%j → %j', (before, after, expected) => {
  expect(shown(wordChanges(before, after))).toBe(expected)
})

test('both texts can be read from the changes, also of long ones', () => {
  const words = (n: number, word: string) => Array.from({ length: n }, (_, at) => `${word}${at}`).join(' ')
  for (const [before, after] of [
    ['a b c d e', 'b c x e a'],
    [words(400, 'a'), `${words(200, 'a')} between ${words(400, 'a')}`],
    [words(2000, 'a'), words(2000, 'b')],
  ] as const) {
    const changes = wordChanges(before, after)
    expect(without('added', changes)).toBe(before)
    expect(without('removed', changes)).toBe(after)
  }
})
