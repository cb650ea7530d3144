import { agreementTypes, documentTypes } from '@tallgrass/domain'
import { expect, test } from 'vitest'
import { composeDocument } from './compose-document.ts'

const facts = {
  clientName: 'Okafor Tile & Stone',
  projectName: 'Front desk',
  description: 'Calls after five {client}',
  retainerAmount: '5000.00',
  day: 'November 20, 2026',
}
const kinds = agreementTypes.flatMap((agreementType) =>
  documentTypes.map((documentType) => ({ agreementType, documentType })),
)

test.each(kinds)('a $documentType under $agreementType leaves nothing unfilled', (kind) => {
  const text = composeDocument({ ...facts, ...kind, description: null })
  expect(JSON.stringify(text)).not.toMatch(/\{\w+\}/)
  expect(JSON.stringify(text)).toContain('Okafor Tile & Stone')
  for (const { paragraphs } of [...text.sections, ...text.terms]) {
    expect(paragraphs).not.toEqual([])
    expect(paragraphs).not.toContain('')
  }
})

test('a retainer names its amount, and what somebody typed is never read as a field', () => {
  const text = composeDocument({ ...facts, agreementType: 'MSA', documentType: 'retainer' })
  expect(text.facts).toContainEqual({ label: 'Retainer', value: '$5,000.00' })
  expect(JSON.stringify(text.sections)).toContain('a retainer of $5,000.00 in US dollars')
  expect(JSON.stringify(text.sections)).toContain('Calls after five {client}')
})
