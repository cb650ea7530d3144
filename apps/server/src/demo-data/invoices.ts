import type { CreateInvoiceInput } from '@tallgrass/contracts'
import { type InvoiceKind, parseMoney, type Unparsed } from '@tallgrass/domain'

type Line = Omit<CreateInvoiceInput['lines'][number], 'costId'>

export interface DemoInvoice {
  /** The client. */
  email: string
  /** The name of one of their projects. */
  project?: string
  title: string
  description?: string
  kind: InvoiceKind
  /** When it was created and, unless it is a draft, issued. */
  daysAgo: number
  draft?: true
  lines: Line[]
  /** Labels of the project costs that it also charges. */
  costs?: string[]
  /** By card, or as the note describes. */
  paid?: { daysAgo: number; note?: string }
  refunds?: { daysAgo: number; amount: Unparsed; reason: string }[]
  voided?: { daysAgo: number; reason: string }
  /** Creates a project for it, and deletes that project while the client pays by card. */
  dropped?: { daysAgo: number }
}

const line = (description: string, unitPrice: Unparsed, { quantity = '1', taxRate = '0' } = {}): Line => ({
  description,
  quantity,
  unitPrice: parseMoney(unitPrice),
  taxRate,
})

/** Invoices in every state; each is due two weeks after its issue. */
export const demoInvoices: DemoInvoice[] = [
  {
    email: 'client@tallgrass.example',
    project: 'Estimate follow-up',
    title: 'Estimate follow-up: all three automations',
    description: 'Friendly after two days, useful after five, and a call after nine.',
    kind: 'FINAL',
    daysAgo: 95,
    lines: [],
    costs: ['Three automations', 'Automation platform, first quarter'],
    paid: { daysAgo: 91 },
  },
  {
    email: 'client2@tallgrass.example',
    project: 'Photo reports',
    title: 'Photo reports: first half',
    kind: 'RETAINER',
    daysAgo: 80,
    lines: [line('Design and build, first half', '5900.00')],
    paid: { daysAgo: 71, note: 'Check, handed over at the yard' },
  },
  {
    email: 'client@tallgrass.example',
    title: 'Showroom workshop',
    description: 'A morning for everyone who answers the phone.',
    kind: 'RETAINER',
    daysAgo: 47,
    lines: [line('Workshop, seats', '180.00', { quantity: '6', taxRate: '8.25' })],
    paid: { daysAgo: 45 },
    refunds: [{ daysAgo: 38, amount: '194.85', reason: 'One seat stayed empty' }],
  },
  {
    email: 'client2@tallgrass.example',
    title: 'Drone training, one day',
    kind: 'RETAINER',
    daysAgo: 36,
    lines: [line('Training day', '640.00')],
    paid: { daysAgo: 35 },
    refunds: [
      { daysAgo: 30, amount: '320.00', reason: 'The afternoon was cancelled because of wind' },
      { daysAgo: 27, amount: '320.00', reason: 'The new date did not work out either' },
    ],
  },
  {
    email: 'aisha@cedarandsalt.example',
    title: 'Consultation at the bakery',
    description:
      'An afternoon behind the counter: which questions come again and again, and what answers them.',
    kind: 'RETAINER',
    daysAgo: 33,
    lines: [line('Consultation, hours', '120.00', { quantity: '2.5' })],
  },
  {
    email: 'client2@tallgrass.example',
    project: 'Photo reports',
    title: 'Photo reports: hosting and samples',
    kind: 'MILESTONE',
    daysAgo: 24,
    lines: [line('Report templates, printed', '46.50', { quantity: '4', taxRate: '8.25' })],
    costs: ['Hosting, one year', 'Sample reports, printed'],
  },
  {
    email: 'client@tallgrass.example',
    project: 'Installer courses',
    title: 'Installer courses: first lesson',
    kind: 'MILESTONE',
    daysAgo: 17,
    lines: [line('Lessons, each', '1350.00')],
    voided: { daysAgo: 15, reason: 'Lessons one and two go on one invoice, as agreed on the phone' },
  },
  {
    email: 'client2@tallgrass.example',
    project: 'Hail map',
    title: 'Hail map: first sketches',
    description: 'Which streets were hit, on one page, before the phone rings.',
    kind: 'RETAINER',
    daysAgo: 11,
    lines: [line('Sketches', '480.00')],
    dropped: { daysAgo: 5 },
  },
  {
    email: 'client@tallgrass.example',
    project: 'Installer courses',
    title: 'Installer courses: first two lessons',
    description: 'Lessons one and two, reviewed and approved.',
    kind: 'MILESTONE',
    daysAgo: 9,
    lines: [line('Lessons, each', '1350.00', { quantity: '2' })],
    costs: ['Learning platform, ten seats'],
  },
  {
    email: 'tom@beckettlandscape.example',
    project: 'Safety minutes',
    title: 'Safety minutes: exercises one to ten',
    kind: 'MILESTONE',
    daysAgo: 4,
    lines: [line('Exercises in two languages, each', '120.00', { quantity: '10' })],
  },
  {
    email: 'client@tallgrass.example',
    project: 'Front desk after hours',
    title: 'Front desk after hours: setup',
    kind: 'RETAINER',
    daysAgo: 2,
    lines: [line('Setup', '3200.00'), line('Desk phone', '89.90', { taxRate: '8.25' })],
  },
  {
    email: 'client@tallgrass.example',
    project: 'Installer courses',
    title: 'Installer courses: the rest',
    kind: 'FINAL',
    daysAgo: 1.5,
    draft: true,
    lines: [line('Lessons, each', '1350.00', { quantity: '2' })],
    costs: ['A day of filming at the warehouse'],
  },
  {
    email: 'client2@tallgrass.example',
    project: 'Photo reports',
    title: 'Photo reports: second half',
    kind: 'FINAL',
    daysAgo: 1,
    draft: true,
    lines: [line('Design and build, second half', '5900.00')],
  },
]
