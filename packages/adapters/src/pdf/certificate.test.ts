import { readPdf } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { aFinishedSigning, aSignature } from '../testing/a-signing.ts'
import { renderFinished } from './agreement.ts'

const certify = async (values: Parameters<typeof aFinishedSigning>[0] = {}) =>
  readPdf(await renderFinished(aFinishedSigning(values)))

test('a certificate names the signed document and when it was sealed', async () => {
  const { rows } = await certify()
  expect(rows).toContainEqual(['Certificate of signature'])
  expect(rows).toContainEqual(['Document', 'Retainer for the front desk'])
  expect(rows).toContainEqual(['Document ID', '01980000-0000-7000-8000-000000000001'])
  expect(rows).toContainEqual(['SHA-256 of the original', '0123456789abcdef'.repeat(4)])
  expect(rows).toContainEqual(['Sealed', 'Nov 22, 2026, 4:31:09 PM CST'])
  expect(rows.flat()).not.toContain('E-signature ID')
})

test("a certificate shows an outside service's own id", async () => {
  const { rows } = await certify({ id: 'b7c1' })
  expect(rows).toContainEqual(['E-signature ID', 'b7c1'])
})

test('a certificate says who each signer is, and how, when and from where they signed', async () => {
  const { rows } = await certify()
  const from = rows.findIndex(([first, ...more]) => first === 'Client' && more.length === 0)
  expect(rows.slice(from, from + 8)).toEqual([
    ['Client'],
    ['Name', 'Maren Okafor'],
    ['Email', 'maren@okafortile.example'],
    ['Signed', 'Nov 22, 2026, 9:04:05 AM CST'],
    ['How', 'Name typed'],
    ['Consent', 'To electronic records and signatures, version 1'],
    ['IP address', '192.0.2.7'],
    ['Browser', 'Prairie Browser/1.0'],
  ])
  const provider = rows.findIndex(([first, ...more]) => first === 'Provider' && more.length === 0)
  expect(rows.slice(provider, provider + 8)).toEqual([
    ['Provider'],
    ['Name', 'Ruth Calloway'],
    ['Email', 'ruth@tallgrass.example'],
    ['Signed', 'Nov 22, 2026, 4:30:00 PM CST'],
    ['How', 'Drawn by hand'],
    ['Consent', 'To electronic records and signatures, version 1'],
    ['IP address', '2001:db8::7'],
    ['Browser', 'Not recorded'],
  ])
})

test('a certificate names the business that the client signed for', async () => {
  const { text } = aFinishedSigning()
  const { rows } = await certify({ text: { ...text, organization: 'Okafor Tile & Stone LLC' } })
  expect(rows.filter(([label]) => label === 'Signed for')).toEqual([
    ['Signed for', 'Okafor Tile & Stone LLC'],
  ])
})

test('long evidence is complete, and every page repeats the table head', async () => {
  const hashes = Array.from({ length: 60 }, (_, i) => `${i}`.padStart(4, '0').repeat(16))
  const { pages, rows } = await certify({
    evidence: hashes.map((hash, i) => ({
      at: new Date('2026-11-20T16:05:00.000Z'),
      what: `Event ${i + 1}`,
      who: 'Maren Okafor',
      from: '192.0.2.7',
      hash,
    })),
  })
  const content = pages.join(' ')
  for (const [i, hash] of hashes.entries()) {
    expect(content).toContain(`Event ${i + 1} `)
    expect(content).toContain(hash.match(/.{16}/g)?.join(' '))
  }
  const heads = rows.filter(([first]) => first === 'When')
  expect(heads.length).toBeGreaterThan(4)
  expect(heads[0]).toEqual(['When', 'What', 'Who', 'Fingerprint'])
})

test('a certificate explains how to verify the file', async () => {
  const { pages } = await certify()
  expect(pages.at(-1)).toContain('Open https://www.example.com/verify and choose this file')
  expect(pages.at(-1)).toContain('npm run verify -- file.pdf')
})

test.each([
  ['a number too large for a PDF', `M10,10 L${'9'.repeat(300)},20`],
  ['half a curve', 'M10,10 C20,20 30'],
  ['only commands', 'MMMMCCCCQQQQ'],
  ['far outside', 'M10,10 L-5000,90000'],
  ['not a path', '"/><script>'],
  ['empty', ''],
  ['endless', `M10,10${'-'.repeat(20_000)}`],
])('a signature that cannot be drawn (%s) is shown as the name', async (_, drawing) => {
  const { rows } = await certify({ signatures: [aSignature({ drawing })] })
  expect(rows.filter(([first]) => first === 'Maren Okafor')).toHaveLength(2)
  expect(rows).toContainEqual(['How', 'Drawn by hand'])
})
