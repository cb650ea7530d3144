import { agreementTypes, documentTypes, parseCalendarDate, parseInstant, parseMoney } from '@tallgrass/domain'
import { expect, test } from 'vitest'
import { composeDocument } from './compose-document.ts'

const facts = {
  clientName: 'Maren Okafor',
  clientOrg: 'Okafor Tile & Stone',
  clientAddress: null,
  projectName: 'Front desk',
  description: 'Calls after five {client}',
  retainerAmount: parseMoney('5000.00'),
  price: null,
  records: null,
  day: 'November 20, 2026',
}
const kinds = agreementTypes.flatMap((agreementType) =>
  documentTypes.map((documentType) => ({ agreementType, documentType })),
)

test.each(kinds)('a $documentType under $agreementType has every field filled in', (kind) => {
  const text = composeDocument({ ...facts, ...kind, description: null })
  expect(JSON.stringify(text)).not.toMatch(/\{\w+\}/)
  expect(JSON.stringify(text)).toContain('Okafor Tile & Stone')
  for (const { paragraphs } of [...text.sections, ...text.terms]) {
    expect(paragraphs).not.toEqual([])
    expect(paragraphs).not.toContain('')
  }
})

test('a retainer names its amount, and braces in typed text are not replaced', () => {
  const text = composeDocument({ ...facts, agreementType: 'MSA', documentType: 'retainer' })
  expect(text.facts).toContainEqual({ label: 'Retainer', value: '$5,000.00' })
  expect(text.facts.map(({ label }) => label)).not.toContain('Project price')
  expect(JSON.stringify(text.sections)).toContain('a retainer of $5,000.00 in US dollars')
  expect(JSON.stringify(text.sections)).toContain('Calls after five {client}')
})

test('a retainer without an amount leaves it open', () => {
  const open = { ...facts, retainerAmount: null }
  const text = composeDocument({ ...open, agreementType: 'MSA', documentType: 'retainer' })
  expect(text.facts.map(({ label }) => label)).not.toContain('Retainer')
  expect(text.sections[0]?.paragraphs[0]).toBe(
    'Okafor Tile & Stone pays Tallgrass Automation a retainer in US dollars. Both agree on its amount in writing, and it is invoiced separately.',
  )
  expect(JSON.stringify(text)).not.toContain('a retainer of')
})

test('an organization is named with its address, and a person by their own name', () => {
  const kind = { agreementType: 'MSA', documentType: 'retainer' } as const
  const clientAddress = '12 Elm Street\n \nPlano, TX 75024\n'
  const business = composeDocument({ ...facts, ...kind, clientAddress })
  expect(business.organization).toBe('Okafor Tile & Stone')
  expect(business.facts).toContainEqual({
    label: 'Client',
    value: 'Okafor Tile & Stone\n12 Elm Street\nPlano, TX 75024',
  })
  const person = composeDocument({ ...facts, ...kind, clientOrg: null })
  expect(person.organization).toBeNull()
  expect(person.facts).toContainEqual({ label: 'Client', value: 'Maren Okafor' })
  expect(JSON.stringify(person)).not.toContain('Okafor Tile')
})

test('the price that an agreement sets is in its documents', () => {
  const priced = { ...facts, price: parseMoney('12000.00') }
  const text = composeDocument({ ...priced, agreementType: 'SOW', documentType: 'scope_of_work' })
  expect(text.facts).toContainEqual({ label: 'Project price', value: '$12,000.00' })
})

test('a sign-off lists tasks, tools and payments as recorded, and claims nothing more', () => {
  const invoice = {
    title: 'Rest',
    amount: parseMoney('1200.00'),
    dueDate: parseCalendarDate('2026-12-04'),
  }
  const text = composeDocument({
    ...facts,
    agreementType: 'SOW',
    documentType: 'completion_signoff',
    records: {
      tasks: [
        { title: 'Collect logos', status: 'APPROVED' },
        { title: 'Answer {client}', status: 'IN_PROGRESS' },
      ],
      checklist: [{ item: 'DNS moved', required: false, status: 'PENDING' }],
      tools: [{ toolName: 'Phone number', transferStatus: 'CONFIGURED' }],
      invoices: [
        {
          ...invoice,
          number: 'INV-2026-0001',
          kind: 'RETAINER',
          status: 'PAID',
          paidAt: parseInstant('2026-11-02T03:00:00.000Z'),
        },
        { ...invoice, number: 'INV-2026-0002', kind: 'FINAL', status: 'OPEN', paidAt: null },
      ],
    },
  })
  const paragraphs = text.sections.flatMap(({ paragraphs }) => paragraphs)
  expect(paragraphs).toEqual(
    expect.arrayContaining([
      'Status of the tasks of Front desk on November 20, 2026:',
      '1. Collect logos: approved',
      '2. Answer {client}: in progress',
      '1. DNS moved (if possible): pending',
      '1. Phone number: configured',
      '1. Retainer INV-2026-0001, “Rest”, $1,200.00: paid on November 1, 2026',
      '2. Final invoice INV-2026-0002, “Rest”, $1,200.00: not paid yet, due on December 4, 2026',
    ]),
  )
  expect(paragraphs.join(' ')).not.toMatch(/every task|have been transferred|has been shown/i)
})

test('a sign-off without records says so', () => {
  const nothing = { tasks: [], checklist: [], tools: [], invoices: [] }
  const text = composeDocument({
    ...facts,
    agreementType: 'SOW',
    documentType: 'completion_signoff',
    records: nothing,
  })
  const paragraphs = text.sections.flatMap(({ paragraphs }) => paragraphs)
  expect(paragraphs).toContain('The project has no tasks.')
  expect(paragraphs).toContain('No invoices were issued for the project.')
})

test('no client document calls itself a sample', () => {
  for (const kind of kinds) {
    expect(JSON.stringify(composeDocument({ ...facts, ...kind }))).not.toMatch(/sample|lawyer/i)
  }
})
