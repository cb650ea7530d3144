import type { WaitlistEntry } from '@tallgrass/contracts'
import { inDays, mockId } from './moments.ts'

type EntryFacts = Omit<WaitlistEntry, 'id' | 'createdAt'> & { daysAgo: number }

const entries: EntryFacts[] = [
  {
    name: 'Hana Kim',
    email: 'hana@brightsidedental.example',
    company: 'Bright Side Dental',
    role: 'Practice manager',
    useCase: 'Teaching new front-desk staff how we confirm appointments and handle no-shows.',
    product: 'tallgrass-scorm',
    daysAgo: 0.2,
  },
  {
    name: 'Tom Beckett',
    email: 'tom@beckettlandscape.example',
    company: 'Beckett Landscape',
    role: 'Owner',
    useCase: 'Five minutes of safety practice for two crews before they leave in the morning.',
    product: 'tallgrass-strides',
    daysAgo: 3,
  },
  {
    name: 'Aisha Rahman',
    email: 'aisha@cedarandsalt.example',
    company: 'Cedar & Salt Bakery',
    role: 'Owner',
    useCase: 'The same questions about allergens and wedding cakes, ten times a day.',
    product: 'tallgrass-echo',
    daysAgo: 9,
  },
]

/** Newest first. */
export const waitlistEntries: WaitlistEntry[] = entries.map(({ daysAgo, ...facts }, index) => ({
  id: mockId('WaitlistEntry', index + 1),
  createdAt: inDays(-daysAgo),
  ...facts,
}))
