import type { BookingType } from '@tallgrass/domain'

interface DemoCall {
  name: string
  email: string
  company: string | null
  phone: string | null
  notes: string | null
  type: BookingType
  timeZone: string
  /** When it was booked. */
  daysAgo: number
  /** Index of the chosen open time. */
  slot: number
  outcome: 'held' | 'missed' | 'cancelled' | null
  /** A client, who booked it while signed in. */
  isClient?: true
}

const dallas = 'America/Chicago'

const maren = {
  name: 'Maren Okafor',
  email: 'client@tallgrass.example',
  company: 'Okafor Tile & Stone',
  phone: '(972) 555-0142',
  timeZone: dallas,
  isClient: true,
} as const

/** Booked calls and their outcomes, oldest first. */
export const calls: DemoCall[] = [
  {
    ...maren,
    notes: 'About the training for new installers.',
    type: 'scorm-demo',
    daysAgo: 118,
    slot: 8,
    outcome: 'held',
  },
  {
    name: 'Grace Nwosu',
    email: 'grace@nwosulaw.example',
    company: 'Nwosu Family Law',
    phone: '(214) 555-0166',
    notes: 'Intake calls come in while I am in court.',
    type: 'smart-ai-call',
    timeZone: dallas,
    daysAgo: 37,
    slot: 9,
    outcome: 'held',
  },
  {
    name: 'Dana Whitfield',
    email: 'dana@whitfieldhvac.example',
    company: 'Whitfield HVAC',
    phone: null,
    notes: null,
    type: 'smart-ai-call',
    timeZone: dallas,
    daysAgo: 29,
    slot: 14,
    outcome: 'missed',
  },
  {
    name: 'Dolores Vega',
    email: 'dolores@vegaplumbing.example',
    company: 'Vega Plumbing',
    phone: '(972) 555-0121',
    notes: 'I will bring the first chapter of our handbook.',
    type: 'scorm-demo',
    timeZone: dallas,
    daysAgo: 12,
    slot: 6,
    outcome: 'held',
  },
  {
    name: 'Curtis Hale',
    email: 'curtis@haleautoglass.example',
    company: 'Hale Auto Glass',
    phone: '(817) 555-0133',
    notes: null,
    type: 'smart-ai-call',
    timeZone: 'America/Denver',
    daysAgo: 7,
    slot: 4,
    outcome: null,
  },
  {
    name: 'Priya Raman',
    email: 'priya@ramankitchens.example',
    company: 'Raman Kitchens',
    phone: null,
    notes: null,
    type: 'strides-demo',
    timeZone: dallas,
    daysAgo: 1,
    slot: 11,
    outcome: 'cancelled',
  },
  {
    name: 'Hana Kim',
    email: 'hana@brightsidedental.example',
    company: 'Bright Side Dental',
    phone: '(469) 555-0178',
    notes: 'Two of our hygienists would like to listen in.',
    type: 'scorm-demo',
    timeZone: dallas,
    daysAgo: 0.5,
    slot: 22,
    outcome: null,
  },
  {
    name: 'Tom Beckett',
    email: 'tom@beckettlandscape.example',
    company: 'Beckett Landscape',
    phone: null,
    notes: null,
    type: 'strides-demo',
    timeZone: dallas,
    daysAgo: 0.2,
    slot: 40,
    outcome: null,
  },
  {
    ...maren,
    notes: 'What comes after the front desk?',
    type: 'smart-ai-call',
    daysAgo: 0.1,
    slot: 30,
    outcome: null,
  },
]

/** Requested a scheduling link from the assistant, but has not chosen a time yet. */
export const linkSent = {
  name: 'Elena Marsh',
  email: 'elena@marshbookkeeping.example',
  company: 'Marsh Bookkeeping',
  type: 'smart-ai-call',
  daysAgo: 2,
} as const
