import type { AgreementType, DocumentType, Unparsed } from '@tallgrass/domain'

export interface DemoAgreement {
  /** The client. */
  email: string
  /** The name of one of their projects. */
  project: string
  type: AgreementType
  description?: string
  /** Of the whole project: '3200.00'. */
  price?: Unparsed
  /** When it was drafted. */
  daysAgo: number
  document?: DemoDocument
}

export interface DemoDocument {
  type: DocumentType
  title: string
  /** '2500.00'; for retainers only. */
  retainer?: Unparsed
  sent: number
  opened?: number
  reminded?: number
  signed?: number
  paid?: number
  countersigned?: number
  declined?: { daysAgo: number; reason: string }
  withdrawn?: { daysAgo: number; reason: string }
}

/** Agreements and their documents in every state. */
export const demoAgreements: DemoAgreement[] = [
  {
    email: 'client@tallgrass.example',
    project: 'Estimate follow-up',
    type: 'SOW',
    description: 'Three automations: friendly after two days, useful after five, and a call after nine.',
    price: '3987.00',
    daysAgo: 149,
    document: {
      type: 'scope_of_work',
      title: 'Estimate follow-up: scope of work',
      sent: 148.9,
      opened: 148.5,
      signed: 148.4,
      countersigned: 148,
    },
  },
  {
    email: 'client@tallgrass.example',
    project: 'Estimate follow-up',
    type: 'SOW',
    daysAgo: 95.5,
    document: {
      type: 'completion_signoff',
      title: 'Estimate follow-up: completion',
      sent: 95.4,
      opened: 95.2,
      signed: 95.1,
      countersigned: 94.5,
    },
  },
  {
    email: 'client@tallgrass.example',
    project: 'Front desk after hours',
    type: 'MSA',
    description: 'The first half of the setup. The rest follows when the phone is answered.',
    price: '4800.00',
    daysAgo: 23.6,
    document: {
      type: 'retainer',
      title: 'Front desk after hours: retainer',
      retainer: '1600.00',
      sent: 23.5,
      opened: 23.2,
      signed: 23.1,
      paid: 23.09,
      countersigned: 22.8,
    },
  },
  {
    email: 'client@tallgrass.example',
    project: 'Installer courses',
    type: 'SOW',
    daysAgo: 6.2,
    document: {
      type: 'project_review_terms',
      title: 'Installer courses: how we review',
      sent: 6.1,
      reminded: 1.1,
    },
  },
  {
    email: 'client2@tallgrass.example',
    project: 'Photo reports',
    type: 'SOW',
    daysAgo: 5.4,
    document: {
      type: 'completion_signoff',
      title: 'Photo reports: completion',
      sent: 5.3,
      opened: 4.4,
      signed: 4.35,
    },
  },
  {
    email: 'client2@tallgrass.example',
    project: 'Storm season hotline',
    type: 'MSA',
    description: 'Setup and the first month on call.',
    price: '7500.00',
    daysAgo: 1.9,
    document: {
      type: 'retainer',
      title: 'Storm season hotline: retainer',
      retainer: '3000.00',
      sent: 1.8,
      opened: 0.9,
    },
  },
  {
    email: 'tom@beckettlandscape.example',
    project: 'Safety minutes',
    type: 'TOOLS',
    daysAgo: 30,
    document: {
      type: 'scope_of_work',
      title: 'Safety minutes: tools',
      sent: 29.9,
      opened: 28.2,
      declined: {
        daysAgo: 28.1,
        reason: 'The phones belong to the crew. Please leave them out of the list.',
      },
    },
  },
  {
    email: 'aisha@cedarandsalt.example',
    project: 'Wedding cake quotes',
    type: 'SOW',
    price: '2400.00',
    daysAgo: 46,
    document: {
      type: 'scope_of_work',
      title: 'Wedding cake quotes: scope of work',
      sent: 45.8,
      withdrawn: { daysAgo: 41, reason: 'The bakery moves first' },
    },
  },
]
