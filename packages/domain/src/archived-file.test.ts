import { expect, test } from 'vitest'
import { archivedFilePath, isCompressedType } from './archived-file.ts'

test.each([
  ['Logo.png', 'files/007-Logo.png'],
  ['Größe 2.pdf', 'files/007-Größe 2.pdf'],
  ['../../etc/passwd', 'files/007-__.._etc_passwd'],
  ['C:\\a<b>|"c"?.txt', 'files/007-C__a_b___c__.txt'],
  ['Line\nbreak\u0085\u007f.txt', 'files/007-Line_break__.txt'],
  ['.hidden', 'files/007-_hidden'],
  ['Ends with dots. ..', 'files/007-Ends with dots_'],
])('%j has a name in an archive that works on every system', (name, path) => {
  expect(archivedFilePath(7, name)).toBe(path)
})

test('text gets smaller in an archive, images and unknown files do not', () => {
  for (const mediaType of ['text/plain', 'application/json', 'image/svg+xml'])
    expect(isCompressedType(mediaType)).toBe(false)
  for (const mediaType of ['image/jpeg', 'application/zip', null])
    expect(isCompressedType(mediaType)).toBe(true)
})
