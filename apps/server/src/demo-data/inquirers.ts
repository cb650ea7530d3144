import type { LeadClosing, LeadInterest, LeadOrigin, LeadStatus } from '@tallgrass/domain'

/** If `people.ts` invites someone listed here, it invites them as this lead. */
export interface Inquirer {
  name: string
  email: string
  company: string | null
  interest: LeadInterest
  /** When they wrote or sent their answers. */
  daysAgo: number
  /** The chat messages: the visitor starts, then both take turns. */
  said?: string[]
  /** The checklist: the points of each answer, in the order of the questions. */
  answered?: readonly (0 | 1 | 2)[]
  /** The status changes that followed. */
  moves?: { to: LeadStatus; daysAgo: number }[]
  notes?: string
  /** How the lead was closed. */
  closed?: { as: LeadClosing; reason: string | null; daysAgo: number }
}

/** Inquiries, oldest first. */
export const inquirers: Inquirer[] = [
  {
    name: 'Grace Nwosu',
    email: 'grace@nwosulaw.example',
    company: 'Nwosu Law',
    interest: 'smart-ai',
    daysAgo: 41,
    answered: [1, 1, 0, 1, 0, 1, 1, 0, 2, 1, 2, 1],
    moves: [
      { to: 'contacted', daysAgo: 40.9 },
      { to: 'qualified', daysAgo: 36 },
    ],
    notes: 'Two attorneys, one paralegal. Intake calls must never be recorded.',
  },
  {
    name: 'Derek Hollis',
    email: 'derek@hollisfence.example',
    company: 'Hollis Fence',
    interest: 'smart-ai',
    daysAgo: 29,
    said: [
      'Can your AI also drive out and measure a yard?',
      'No, that stays with you. It can book the visit and remind the customer.',
    ],
    moves: [{ to: 'contacted', daysAgo: 28.4 }],
    closed: { as: 'lost', reason: 'Wants an estimator in the field, which we do not offer.', daysAgo: 27 },
  },
  {
    name: 'Priya Raman',
    email: 'priya@ramankitchens.example',
    company: 'Raman Kitchens',
    interest: 'smart-ai',
    daysAgo: 20,
    said: [
      'Hi, we remodel kitchens. People ask for prices at night and we answer two days later.',
      'That is what **speed-to-lead outreach** is for: it answers right away and asks what you would ask. Would you like to see it? [Try the demo](/small-business).',
      'Looks good. Who do I talk to?',
      'Leave your name and email, and someone will be in touch.',
    ],
    moves: [{ to: 'contacted', daysAgo: 19.2 }],
    notes: 'Signed with someone else for this year. Ask again in January.',
  },
  {
    name: 'Carla Duarte',
    email: 'carla@duartecleaning.example',
    company: 'Duarte Cleaning',
    interest: 'smart-ai',
    daysAgo: 13,
    answered: [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 1, 0],
    moves: [
      { to: 'contacted', daysAgo: 12.95 },
      { to: 'qualified', daysAgo: 8 },
    ],
    notes: 'Budget approved by her partner.\nWants to begin with the phone, then reviews.',
  },
  {
    name: 'Ravi Menon',
    email: 'ravi@menonbooks.example',
    company: 'Menon Tax & Books',
    interest: 'learning-saas',
    daysAgo: 9,
    said: [
      'Do you have something to train seasonal staff? We hire six people every January.',
      'Yes: short courses that your staff take in the browser. There is a [waitlist for the SCORM product](/devlab/tallgrass-scorm), and a demo can be booked now.',
      'A demo, please. Not before the 15th.',
      'Noted. Leave your name and email, and pick a time.',
    ],
    moves: [
      { to: 'contacted', daysAgo: 8.1 },
      { to: 'qualified', daysAgo: 5 },
    ],
  },
  {
    name: 'Elena Marsh',
    email: 'elena@marshbookkeeping.example',
    company: 'Marsh Bookkeeping',
    interest: 'smart-ai',
    daysAgo: 6,
    answered: [2, 1, 1, 1, 1, 1, 2, 2, 0, 0, 1, 1],
    moves: [
      { to: 'contacted', daysAgo: 5.8 },
      { to: 'qualified', daysAgo: 4 },
    ],
    notes: 'Ready to start. Invitation goes out after the call on Tuesday.',
  },
  {
    name: 'Rank Booster Team',
    email: 'deals@rank-booster.example',
    company: null,
    interest: 'smart-ai',
    daysAgo: 5,
    said: [
      'We put your website on page 1 of every search engine in 7 days!!! Reply for prices',
      'Thank you. This chat is for questions about our services.',
    ],
    closed: { as: 'spam', reason: null, daysAgo: 4.9 },
  },
  {
    name: 'Ingrid Solheim',
    email: 'ingrid@solheimvet.example',
    company: 'Solheim Veterinary',
    interest: 'both',
    daysAgo: 4,
    answered: [1, 2, 1, 0, 0, 1, 1, 2, 1, 1, 2, 1],
    said: [
      'I filled in your checklist and got a gap for the phone. What happens with an emergency at night?',
      'Urgent calls go straight to a person. You decide which words count as urgent.',
      'And can my assistants practice that?',
      'They can listen to sample calls in [the demo](/small-business), as often as they like.',
    ],
    moves: [{ to: 'contacted', daysAgo: 3.6 }],
    notes: 'On call every other week; only reachable before ten.',
  },
  {
    name: 'Marcus Teel',
    email: 'marcus@teelelectric.example',
    company: 'Teel Electric',
    interest: 'smart-ai',
    daysAgo: 2,
    said: [
      'How much is the WhatsApp booking thing',
      'That depends on how many bookings you have. Most businesses of your size pay a **fixed monthly price**; a strategy call gives you a number.',
      'ok call me',
      'Gladly. What is your name, and where can we reach you?',
    ],
    moves: [{ to: 'contacted', daysAgo: 1.93 }],
  },
  {
    name: 'Yolanda Price',
    email: 'yolanda@pricedental.example',
    company: 'Price Family Dental',
    interest: 'learning-saas',
    daysAgo: 1.1,
    said: [
      'Our hygienists forget the new sterilization steps. Is the STRIDES thing for that?',
      'It is: five minutes of practice a day, on their phones. [Here is how it works](/devlab/tallgrass-strides).',
    ],
  },
  {
    name: 'Ben Achterberg',
    email: 'ben@achterbergpools.example',
    company: null,
    interest: 'smart-ai',
    daysAgo: 0.3,
    answered: [0, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1],
  },
  {
    name: 'Nora Castellan',
    email: 'nora@castellanroofing.example',
    company: 'Castellan Roofing',
    interest: 'smart-ai',
    daysAgo: 0.02,
    said: [
      'Someone called about a leak on Sunday and got our voicemail. Can you help with that?',
      'Yes. The **AI receptionist** answers when you cannot, books what it can and hands urgent calls to a person: [hear it](/small-business).',
      'Can it tell a leak from a quote?',
      'It asks. A leak goes straight to the person on call; a quote is booked for a weekday.',
    ],
  },
]

/** Someone who called, and left no address. */
export const byHand: {
  daysAgo: number
  name: string
  phone: string
  company: string
  source: LeadOrigin
  notes: string
} = {
  daysAgo: 0.9,
  name: 'Dale Hooper',
  phone: '(972) 555-0176',
  company: 'Hooper Well Drilling',
  source: 'phone',
  notes: 'Called from the truck. No email; call back after five.',
}

/** Visitors who asked something and left no name. */
export const passingBy: { daysAgo: number; said: string[] }[] = [
  {
    daysAgo: 7,
    said: ['Are you open on Saturdays?', 'Yes, from 10 to 2. You can write here at any time.'],
  },
  {
    daysAgo: 0.6,
    said: [
      'is this a bot',
      'Yes, I am an assistant. I answer from what is on this site, and I say so when I do not know.',
      'fair enough',
      'Is there anything you would like to know?',
    ],
  },
]
