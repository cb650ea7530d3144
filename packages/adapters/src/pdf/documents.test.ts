import { NO_MONEY, type PricedLine, parseCalendarDate, parseMoney, totalsOf } from '@tallgrass/domain'
import { readPdf } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { renderInvoice } from './invoice.ts'
import type { InvoiceFacts, ReceiptFacts } from './invoice-facts.ts'
import { renderReceipt } from './receipt.ts'

type Line = PricedLine & { description: string }

const paidOn = parseCalendarDate('2026-11-28')
const voidedOn = parseCalendarDate('2026-11-30')

const design: Line = {
  description: 'Message design',
  quantity: '12.5',
  unitPrice: parseMoney('120.00'),
  taxRate: '8.25',
}
const retainer: Line = {
  description: 'Retainer',
  quantity: '1',
  unitPrice: parseMoney('5000.00'),
  taxRate: '0',
}
const number: Line = {
  description: 'Phone number',
  quantity: '3',
  unitPrice: parseMoney('36.45'),
  taxRate: '6.125',
}

/** An open invoice with these lines. */
function anInvoice(lines: Line[], values: Partial<InvoiceFacts> = {}): InvoiceFacts {
  const { lineNets, net, taxes, total } = totalsOf(lines)
  return {
    number: 'INV-2026-0031',
    title: 'Retainer, WhatsApp booking',
    description: 'Covers the first 30 days.',
    status: 'OPEN',
    createdAt: new Date('2026-11-20T10:00:00.000Z'),
    issueDate: parseCalendarDate('2026-11-20'),
    dueDate: parseCalendarDate('2026-12-04'),
    isOverdue: false,
    paidOn: null,
    voidedOn: null,
    client: {
      name: 'Maren Okafor',
      org: 'Okafor Tile & Stone',
      address: null,
      email: 'maren@okafortile.example',
      taxId: null,
    },
    projectName: 'WhatsApp booking',
    currency: 'USD',
    lines: lines.map((line, i) => ({ ...line, net: lineNets[i] ?? NO_MONEY })),
    discount: null,
    net,
    taxes,
    total,
    refunded: NO_MONEY,
    payUrl: 'https://www.example.com/checkout?invoice=1&key=2',
    ...values,
  }
}

const render = async (invoice: InvoiceFacts) => readPdf(await renderInvoice(invoice))

test('an invoice shows the parties, the lines, the amounts and the due date', async () => {
  const { rows, text } = await render(anInvoice([retainer, design, number]))
  expect(rows).toContainEqual(['Invoice INV-2026-0031'])
  expect(rows).toContainEqual([
    'Okafor Tile & Stone',
    'November 20, 2026',
    'December 4, 2026',
    'WhatsApp booking',
  ])
  expect(rows).toContainEqual(['Maren Okafor'])
  expect(rows).toContainEqual(['Covers the first 30 days.'])
  expect(rows).toContainEqual(['Retainer', '1', '$5,000.00', '0%', '$5,000.00'])
  expect(rows).toContainEqual(['Message design', '12.5', '$120.00', '8.25%', '$1,500.00'])
  expect(rows).toContainEqual(['Phone number', '3', '$36.45', '6.125%', '$109.35'])
  expect(text).toContain('Tallgrass Automation')
  expect(text).toContain('Dallas-Fort Worth, TX · (972) 555-0142 · hello@tallgrass.example')
})

test('an invoice names the organization with its address and tax ID, and the person who acts for it', async () => {
  const client = {
    name: 'Maren Okafor',
    org: 'Okafor Tile & Stone LLC',
    address: '12 Elm Street\nPlano, TX 75024',
    email: 'maren@okafortile.example',
    taxId: '75-0000001',
  }
  const { rows } = await render(anInvoice([retainer], { client }))
  const first = rows.map(([text]) => text)
  const from = first.indexOf('Okafor Tile & Stone LLC')
  expect(first.slice(from + 1, from + 6)).toEqual([
    'Maren Okafor',
    '12 Elm Street',
    'Plano, TX 75024',
    'maren@okafortile.example',
    'Tax ID 75-0000001',
  ])
})

test('a receipt names whom the money came from like its invoice', async () => {
  const client = {
    name: 'Maren Okafor',
    org: 'Okafor Tile & Stone LLC',
    address: '12 Elm Street\nPlano, TX 75024',
    email: 'maren@okafortile.example',
    taxId: null,
  }
  const receipt: ReceiptFacts = {
    invoice: anInvoice([retainer], { client, status: 'PAID', paidOn, payUrl: null }),
    payments: [{ on: paidOn, method: 'card', provider: 'stripe', amount: retainer.unitPrice }],
    refunds: [],
    paid: retainer.unitPrice,
    balance: NO_MONEY,
  }
  const { rows } = await readPdf(await renderReceipt(receipt))
  const first = rows.map(([text]) => text)
  const from = first.indexOf('Received from')
  expect(first.slice(from + 1, from + 5)).toEqual([
    'Okafor Tile & Stone LLC',
    'Maren Okafor',
    '12 Elm Street',
    'Plano, TX 75024',
  ])
})

test('an invoice shows the same totals as the screen', async () => {
  const { rows } = await render(anInvoice([retainer, design, number]))
  expect(totalsOf([retainer, design, number])).toMatchObject({
    net: '6609.35',
    taxes: [
      { rate: '6.125', tax: '6.70' },
      { rate: '8.25', tax: '123.75' },
    ],
    total: '6739.80',
  })
  expect(rows).toContainEqual(['Net', '$6,609.35'])
  expect(rows).toContainEqual(['Tax 6.125% on $109.35', '$6.70'])
  expect(rows).toContainEqual(['Tax 8.25% on $1,500.00', '$123.75'])
  expect(rows).toContainEqual(['Total, USD', '$6,739.80'])
})

test('an invoice without taxes does not mention them', async () => {
  const { rows, text } = await render(anInvoice([retainer]))
  expect(rows).toContainEqual(['Retainer', '1', '$5,000.00', '$5,000.00'])
  expect(text).not.toContain('Tax')
})

test('only an open invoice links to the payment page', async () => {
  const { links, rows } = await render(anInvoice([retainer]))
  expect(links).toEqual(['https://www.example.com/checkout?invoice=1&key=2'])
  expect(rows).toContainEqual(['https://www.example.com/checkout?invoice=1&key=2'])
  const ended = { status: 'PAID', paidOn, payUrl: null } as const
  expect((await render(anInvoice([retainer], ended))).links).toEqual([])
})

test.each<[Partial<InvoiceFacts>, string]>([
  [{ status: 'DRAFT', number: null, issueDate: null }, 'DRAFT'],
  [{ status: 'OPEN' }, 'Payment due'],
  [{ status: 'OPEN', isOverdue: true }, 'Overdue'],
  [{ status: 'VOID', voidedOn }, 'Voided on November 30, 2026'],
  [{ status: 'VOID', voidedOn }, 'VOID'],
  [{ status: 'PAID', paidOn }, 'Paid on November 28, 2026'],
  [{ status: 'PAID', paidOn, refunded: parseMoney('100.00') }, 'Partly refunded'],
  [{ status: 'PAID', paidOn, refunded: parseMoney('5000.00') }, 'Refunded'],
])('an invoice with %j shows %s', async (values, note) => {
  const { rows } = await render(anInvoice([retainer], { payUrl: null, ...values }))
  expect(rows.flat()).toContain(note)
})

test('a hundred lines with long words span pages, each with the table head and its page number', async () => {
  const words = `${'word '.repeat(30)}${'w'.repeat(50)}`
  const lines = Array.from({ length: 100 }, (_, i) => ({
    ...design,
    description: `Line ${i + 1} ${i % 2 ? '' : words}`.trim(),
  }))
  const { pageCount, rows, tags } = await render(anInvoice(lines, { description: 'word '.repeat(1000) }))
  expect(pageCount).toBeGreaterThan(5)
  expect(rows.filter(([first]) => first === 'Description')).toHaveLength(pageCount - 1)
  for (let page = 1; page <= pageCount; page += 1) {
    expect(rows).toContainEqual(['Tallgrass Automation', `INV-2026-0031 · Page ${page} of ${pageCount}`])
  }
  const written = rows.flatMap(([first = '', quantity]) => (quantity === '12.5' ? first : []))
  expect(written.map((text) => Number.parseInt(text.slice(5), 10))).toEqual(lines.map((_, i) => i + 1))
  expect(tags.filter((name) => name === 'TH')).toHaveLength(5)
})

test('letters of other alphabets are drawn if the typeface has them, and otherwise as boxes', async () => {
  const { rows } = await render(
    anInvoice([{ ...retainer, description: 'Łódź, Ελλάδα, Привет, 中文 👩‍👩‍👧 a\u0301\u202e' }], {
      client: { name: '山田 太郎', org: null, address: null, email: 'yamada@example.com', taxId: null },
      title: 'Привет, Ελλάδα',
    }),
  )
  expect(rows).toContainEqual(['Привет, Ελλάδα'])
  expect(rows).toContainEqual(['Łódź, Ελλάδα, Привет, □□ □ á', '1', '$5,000.00', '$5,000.00'])
})

test('the largest amounts fit', async () => {
  const line = {
    description: 'All',
    quantity: '999999.999',
    unitPrice: parseMoney('99.99'),
    taxRate: '12.345',
  }
  const { rows } = await render(anInvoice([line]))
  expect(rows).toContainEqual(['All', '999,999.999', '$99.99', '12.345%', '$99,989,999.90'])
  expect(rows).toContainEqual(['Tax 12.345% on $99,989,999.90', '$12,343,765.49'])
})

test('the file has a title, a language and tags for screen readers', async () => {
  const { author, language, tags, title } = await render(anInvoice([retainer]))
  expect({ author, language, title }).toEqual({
    author: 'Tallgrass Automation',
    language: 'en-US',
    title: 'Invoice INV-2026-0031',
  })
  expect(tags).toEqual(expect.arrayContaining(['H1', 'H2', 'Table', 'TR', 'TH', 'TD', 'Link']))
})

test('equal facts give equal bytes', async () => {
  const [first, second] = [
    await renderInvoice(anInvoice([retainer, design])),
    await renderInvoice(anInvoice([retainer, design])),
  ]
  expect(first.equals(second)).toBe(true)
})

test('a receipt shows payments with date and method, refunds and the balance', async () => {
  const receipt: ReceiptFacts = {
    invoice: anInvoice([retainer], { status: 'PAID', paidOn, payUrl: null }),
    payments: [{ on: paidOn, method: 'card', provider: 'stripe', amount: retainer.unitPrice }],
    refunds: [{ on: parseCalendarDate('2026-12-03'), amount: parseMoney('250.00') }],
    paid: retainer.unitPrice,
    balance: NO_MONEY,
  }
  const { rows, title } = await readPdf(await renderReceipt(receipt))
  expect(title).toBe('Receipt for INV-2026-0031')
  expect(rows).toContainEqual(['Paid on November 28, 2026'])
  expect(rows).toContainEqual([
    'Okafor Tile & Stone',
    'INV-2026-0031',
    'November 20, 2026',
    'WhatsApp booking',
  ])
  expect(rows).toContainEqual(['Payment received', 'November 28, 2026', 'Card', '$5,000.00'])
  expect(rows).toContainEqual(['Refund', 'December 3, 2026', '−$250.00'])
  expect(rows).toContainEqual(['Paid after refunds', '$4,750.00'])
  expect(rows).toContainEqual(['Balance due', '$0.00'])
})

test('a receipt shows a manual payment', async () => {
  const receipt: ReceiptFacts = {
    invoice: anInvoice([retainer], { status: 'PAID', paidOn, payUrl: null }),
    payments: [{ on: paidOn, method: 'manual', provider: null, amount: retainer.unitPrice }],
    refunds: [],
    paid: retainer.unitPrice,
    balance: NO_MONEY,
  }
  const { rows, text } = await readPdf(await renderReceipt(receipt))
  expect(rows).toContainEqual(['Payment received', 'November 28, 2026', 'Other method', '$5,000.00'])
  expect(text).not.toContain('efund')
})

test('a receipt for a test payment says so', async () => {
  const receipt: ReceiptFacts = {
    invoice: anInvoice([retainer], { status: 'PAID', paidOn, payUrl: null }),
    payments: [{ on: paidOn, method: 'card', provider: 'sandbox', amount: retainer.unitPrice }],
    refunds: [],
    paid: retainer.unitPrice,
    balance: NO_MONEY,
  }
  const { rows } = await readPdf(await renderReceipt(receipt))
  expect(rows).toContainEqual(['Payment received', 'November 28, 2026', 'Card (test)', '$5,000.00'])
})

test('a letter that looks like one of an earlier document is still copied as itself', async () => {
  for (const letter of ['\u0394', '\u2206', '\u0394']) {
    const { pages } = await render(anInvoice([design], { description: `Phase ${letter}` }))
    expect(pages.join(' ')).toContain(`Phase ${letter}`)
  }
})
