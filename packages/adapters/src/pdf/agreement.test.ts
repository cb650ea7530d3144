import { inflateSync } from 'node:zlib'
import { agreementTypes, documentTypes } from '@tallgrass/domain'
import { readPdf } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { aFinishedSigning, aSignature, aSigning, aText } from '../testing/a-signing.ts'
import { renderDocument, renderFinished } from './agreement.ts'

const NOTE = 'Sample document. Have it reviewed by a lawyer before you use it.'
/** This renders many documents, possibly on a busy machine. */
const TIMEOUT_MS = 60_000
const kinds = agreementTypes.flatMap((agreementType) =>
  documentTypes.map((documentType) => ({ agreementType, documentType })),
)
const retainer = aText({ agreementType: 'MSA', documentType: 'retainer' })

/** Adds a paragraph to the first section. */
function withParagraph(text: typeof retainer, description: string) {
  const [first, ...others] = text.sections
  if (!first) throw new Error('The text has no section')
  return {
    ...text,
    sections: [{ ...first, paragraphs: [...first.paragraphs, description] }, ...others],
  }
}

test.each(kinds)(
  'a $documentType under $agreementType contains its whole text with numbered sections, signed or not',
  async (kind) => {
    const text = aText(kind)
    for (const file of [
      await renderDocument(aSigning({ text })),
      await renderFinished(aFinishedSigning({ text })),
    ]) {
      const content = (await readPdf(file)).pages.join(' ')
      const sentences = [...text.sections, ...text.terms].flatMap(({ heading, paragraphs }, i) => {
        return [`${i + 1} ${heading}`, ...paragraphs]
      })
      for (const sentence of [text.title, text.termsTitle, text.purpose, text.version, ...sentences])
        expect(content).toContain(sentence)
    }
  },
)

test.each([
  { documentType: 'retainer', agreementType: 'MSA' },
  { documentType: 'completion_signoff', agreementType: 'TOOLS' },
] as const)(
  'no page break separates a heading or the signatures of a $documentType from their text',
  { timeout: TIMEOUT_MS },
  async (kind) => {
    const text = aText(kind)
    const parts = [...text.sections, ...text.terms].map(({ heading, paragraphs: [first = ''] }, i) => {
      return { heading: `${i + 1} ${heading}`, first }
    })
    for (let lines = 0; lines < 40; lines += 4) {
      const longer = withParagraph(text, 'Another line.\n'.repeat(lines).trim())
      const { pages } = await readPdf(await renderDocument(aSigning({ text: longer })))
      const pageWith = (words = '') => pages.findIndex((page) => page.includes(words))
      for (const { first, heading } of parts) expect(pageWith(heading)).toBe(pageWith(first))
      expect(pageWith(text.termsTitle)).toBe(pageWith(parts[text.sections.length]?.heading))
      expect(pageWith('Signatures')).toBe(pageWith(parts.at(-1)?.heading))
    }
  },
)

test('an unsigned document names the parties and shows where they will sign', async () => {
  const { rows, title } = await readPdf(await renderDocument(aSigning()))
  expect(title).toBe('Retainer for the front desk')
  expect(rows).toContainEqual(['Retainer for the front desk'])
  expect(rows).toContainEqual(['Okafor Tile & Stone', 'Tallgrass Automation'])
  expect(rows).toContainEqual(['Front desk', 'November 20, 2026'])
  expect(rows).toContainEqual(['For signature'])
  expect(rows).toContainEqual([
    'To be signed electronically by Maren Okafor',
    'To be signed electronically for Tallgrass Automation',
  ])
  expect(rows).toContainEqual(['Maren Okafor', 'Ruth Calloway'])
  expect(rows).toContainEqual(['For the client', 'For Tallgrass Automation'])
})

const ofBusiness = {
  ...retainer,
  organization: 'Okafor Tile & Stone LLC',
  facts: [
    { label: 'Client', value: 'Okafor Tile & Stone LLC\n12 Elm Street\nPlano, TX 75024' },
    { label: 'Provider', value: 'Tallgrass Automation' },
  ],
}

test('a business is named with its address, and its contact signs for it', async () => {
  const unsigned = await readPdf(await renderDocument(aSigning({ text: ofBusiness })))
  expect(unsigned.text).toContain('Okafor Tile & Stone LLC')
  expect(unsigned.rows).toContainEqual(['12 Elm Street'])
  expect(unsigned.rows).toContainEqual(['Plano, TX 75024'])
  const place = unsigned.pages.join(' ')
  expect(place).toContain('To be signed electronically for Okafor Tile & Stone LLC by Maren Okafor')
  expect(unsigned.rows).toContainEqual(['For Okafor Tile & Stone LLC', 'For Tallgrass Automation'])
  const signed = await readPdf(await renderFinished(aFinishedSigning({ text: ofBusiness })))
  expect(signed.rows).toContainEqual(['For Okafor Tile & Stone LLC', 'For Tallgrass Automation'])
})

test('a signed document shows who signed and when, with the time zone', async () => {
  const { rows } = await readPdf(await renderFinished(aFinishedSigning()))
  expect(rows).toContainEqual(['Signed by everyone'])
  expect(rows).toContainEqual([
    'Signed on Nov 22, 2026, 9:04:05 AM CST',
    'Signed on Nov 22, 2026, 4:30:00 PM CST',
  ])
  // The typed signature is text above the line, with the name below it; the other signature is drawn.
  expect(rows.filter(([first]) => first === 'Maren Okafor')).toEqual([
    ['Maren Okafor'],
    ['Maren Okafor', 'Ruth Calloway'],
  ])
  expect(rows.flat()).not.toContain('To be signed electronically by Maren Okafor')
})

test('the sample note is on every page unless it is empty', async () => {
  const long = withParagraph(retainer, 'word '.repeat(1000))
  const { pages } = await readPdf(await renderFinished(aFinishedSigning({ text: long })))
  expect(pages.length).toBeGreaterThan(4)
  for (const [i, page] of pages.entries()) {
    expect(page).toContain(NOTE)
    expect(page).toContain(`Retainer for the front desk · Page ${i + 1} of ${pages.length}`)
  }
  const emptied = await readPdf(await renderDocument(aSigning({ text: { ...retainer, note: '' } })))
  expect(emptied.text).not.toContain('Sample')
})

test('long names, titles and descriptions wrap without losing a word', async () => {
  const words = Array.from({ length: 700 }, (_, i) => `word${i}`).join(' ')
  const name = 'Maximiliana '.repeat(16).trim()
  const title = `${'x'.repeat(120)} ${'Title '.repeat(13)}`.trim()
  const text = withParagraph(retainer, words)
  const client = aSignature({ name })
  const file = await renderFinished(aFinishedSigning({ title, text, signatures: [client] }))
  const { pages, rows } = await readPdf(file)
  const content = pages.join(' ')
  for (const word of words.split(' ')) expect(content).toContain(word)
  expect(content.split('Maximiliana').length - 1).toBe(3 * 16)
  expect(content).toContain('Title Title Title')
  for (let page = 1; page <= pages.length; page += 1)
    expect(rows.flat()).toContainEqual(expect.stringMatching(new RegExp(`x… · Page ${page} of`)))
})

test('letters missing from the typefaces are drawn as boxes, but can be copied and read aloud', async () => {
  const name = 'さくら 👩‍👩‍👧 مرحبا'
  const file = await renderFinished(aFinishedSigning({ signatures: [aSignature({ name })] }))
  expect((await readPdf(file)).rows).toContainEqual(['Name', '□□□ □ □□□□□'])
  expect(streamsOf(file)).toContain(utf16('さくら'))
})

test('equal facts give equal bytes', async () => {
  expect((await renderDocument(aSigning())).equals(await renderDocument(aSigning()))).toBe(true)
  const [one, other] = [await renderFinished(aFinishedSigning()), await renderFinished(aFinishedSigning())]
  expect(one.equals(other)).toBe(true)
})

test('a screen reader gets a contract with headings and a table, without repetitions', async () => {
  const { language, tags } = await readPdf(await renderFinished(aFinishedSigning()))
  expect(language).toBe('en-US')
  expect(tags.filter((name) => name === 'H1')).toHaveLength(2)
  expect(tags.filter((name) => name === 'H3')).toHaveLength(retainer.sections.length + retainer.terms.length)
  expect(tags).toEqual(expect.arrayContaining(['H2', 'P', 'Table', 'TR', 'TH', 'TD']))
})

/** The decompressed content streams, which draw the pages. */
function streamsOf(file: Buffer): string {
  const text = file.toString('latin1')
  const streams = [...text.matchAll(/FlateDecode\n>>\nstream\n/g)].map(({ 0: { length }, index }) => {
    const from = index + length
    return inflateSync(file.subarray(from, text.indexOf('\nendstream', from))).toString('latin1')
  })
  return streams.join('\n')
}

/** The text in the encoding of the file. */
function utf16(text: string): string {
  return Buffer.from(text, 'utf16le').swap16().toString('latin1')
}
