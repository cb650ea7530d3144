import { expect, test } from 'vitest'
import {
  canHavePreview,
  ensureUploadable,
  isShownInPlace,
  typeOfContent,
  uploadExtensions,
} from './file-type.ts'

const nothing = new Uint8Array()
const bytesOf = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0))

test.each([
  ['Photo.JPG', 'image/jpeg', 'image/jpeg'],
  ['Scan.pdf', 'application/pdf', 'application/pdf'],
  ['Old letter.doc', 'application/x-cfb', 'application/msword'],
  ['Clip.mov', 'video/mp4', 'video/quicktime'],
  ['Bundle.zip', 'application/zip', 'application/zip'],
])('%s, found as %s, is %s', (name, found, mediaType) => {
  expect(typeOfContent(name, { found, head: nothing })).toBe(mediaType)
})

test('text is known by what it contains, even if it begins like something else', () => {
  expect(typeOfContent('List.csv', { found: undefined, head: bytesOf('Größe;Preis\n') })).toBe('text/csv')
  expect(typeOfContent('Notes.txt', { found: 'image/bmp', head: bytesOf('BM is our client') })).toBe(
    'text/plain',
  )
  expect(typeOfContent('Windows.txt', { found: undefined, head: bytesOf('ÿþH\0i\0') })).toBe('text/plain')
})

test.each([
  ['Photo.jpg', 'application/x-msdownload', 'MZ'],
  ['Photo.jpg', undefined, 'not an image'],
  ['Plan.docx', 'application/zip', 'PK'],
  ['Notes.txt', undefined, 'a\0b'],
  ['Notes.txt', undefined, '  <svg onload="alert(1)">'],
  ['Notes.txt', undefined, 'ï»¿<!DOCTYPE html>'],
  ['Notes.md', undefined, '#!/bin/sh\nrm -rf /'],
])('refuses %s with the content of %s: %j', (name, found, content) => {
  expect(() => typeOfContent(name, { found, head: bytesOf(content) })).toThrow(
    /^“.+” ends with \.\w+, but .+ It was not kept\.$/,
  )
})

test.each(['run.exe', 'macro.docm', 'logo.svg', 'page.html', 'script.js', 'Makefile', '.env', 'photo.jpg.'])(
  'refuses the name %s',
  (name) => {
    expect(() => ensureUploadable(name)).toThrow('can be uploaded')
  },
)

test('only what a browser shows without running anything is shown in place', () => {
  expect(
    ['image/png', 'application/pdf', 'text/plain', 'audio/mpeg', 'video/mp4'].every(isShownInPlace),
  ).toBe(true)
  expect(
    ['application/zip', 'image/heic', 'text/html', 'image/svg+xml', 'video/x-unknown'].some(isShownInPlace),
  ).toBe(false)
  expect(canHavePreview('image/webp')).toBe(true)
  expect(canHavePreview('application/pdf')).toBe(false)
  expect(uploadExtensions).toContain('.pdf')
})
