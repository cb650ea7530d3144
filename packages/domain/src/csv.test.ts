import { expect, test } from 'vitest'
import { csvCell, csvLine } from './csv.ts'

test.each([
  ['plain', 'plain'],
  ['two words', 'two words'],
  ['Zoë 李', 'Zoë 李'],
  ["it's", "it's"],
  ['', ''],
  [null, ''],
  [0, '0'],
  [12.5, '12.5'],
  [false, 'false'],
])('%j is written unchanged', (value, cell) => {
  expect(csvCell(value)).toBe(cell)
})

test.each([
  ['Calloway, Ruth', '"Calloway, Ruth"'],
  ['says "hello"', '"says ""hello"""'],
  ['"', '""""'],
  ['two\nlines', '"two\nlines"'],
  ['two\r\nlines', '"two\r\nlines"'],
  ['{"role":"ADMIN"}', '"{""role"":""ADMIN""}"'],
])('%j is quoted', (value, cell) => {
  expect(csvCell(value)).toBe(cell)
})

test.each([
  ['=1+1', "'=1+1"],
  ['+1 214 555 0100', "'+1 214 555 0100"],
  ['-2', "'-2"],
  [-2, "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\n=1', '"\'\n=1"'],
  ['=HYPERLINK("https://example.com","here")', '"\'=HYPERLINK(""https://example.com"",""here"")"'],
])('%j stays text in a spreadsheet', (value, cell) => {
  expect(csvCell(value)).toBe(cell)
})

test('a formula character in the middle of a text is left alone', () => {
  expect(csvCell('a=b')).toBe('a=b')
  expect(csvCell('ruth@example.com')).toBe('ruth@example.com')
})

test('a line ends with CRLF, as the format requires', () => {
  expect(csvLine(['Ruth', null, 'a,b', 3])).toBe('Ruth,,"a,b",3\r\n')
  expect(csvLine([''])).toBe('\r\n')
})
