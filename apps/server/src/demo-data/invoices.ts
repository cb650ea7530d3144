import type { CreateInvoiceInput } from '@tallgrass/contracts'
import type { InvoiceKind } from '@tallgrass/domain'

type Line = Omit<CreateInvoiceInput['lines'][number], 'costId'>

export interface DemoInvoice {
  /** Who pays. */
  email: string
  /** The name of one of their projects. */
  project?: string
  title: string
  description?: string
  kind: InvoiceKind
  /** When it was written down, and issued too, unless it is still a draft. */
  daysAgo: number
  draft?: true
  lines: Line[]
  /** Costs of the project that it charges as well, by their labels. */
  costs?: string[]
}

const line = (description: string, unitPrice: string, { quantity = '1', taxRate = '0' } = {}): Line => ({
  description,
  quantity,
  unitPrice,
  taxRate,
})

/** Drafts, and what is open or overdue: an invoice is due two weeks after its issue. */
export const demoInvoices: DemoInvoice[] = [
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
    lines: [line('Setup', '3200.00'), line('Desk telephone', '89.90', { taxRate: '8.25' })],
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
