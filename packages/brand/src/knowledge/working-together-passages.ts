import { bookingTypes } from '../booking-types.ts'
import { contact } from '../contact.ts'
import { footer } from '../footer.ts'
import { hours } from '../hours.ts'
import { workingTogether } from '../working-together.ts'
import type { Passage } from './passage.ts'
import { listed, midSentence } from './wording.ts'

const { calls, pricing, process: project } = workingTogether
const calendar = hours.lines.map(({ days, hours: times }) => `${days} ${times}`).join(', ')
const holidays = hours.closedOnFederalHolidays ? ' We are closed on federal holidays.' : ''
const kinds = Object.values(bookingTypes)

/** How to reach the business, and how it works with clients. */
export const workingTogetherPassages: readonly Passage[] = [
  {
    id: 'hours',
    title: 'Opening hours',
    href: '/schedule#hours',
    text: `Our hours are ${calendar}, all ${hours.timeZoneLabel}.${holidays} Support answers within ${hours.replyWithinHours} hours.`,
    aliases: [
      'open, closed, close, opening times, business hours, office hours, what time, when are you there',
      'Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday, weekend, holiday, evening, today',
      'Thanksgiving, Christmas, New Year, Labor Day, Memorial Day, Fourth of July, Independence Day, Veterans',
    ],
  },
  {
    id: 'contact',
    title: 'Contact',
    href: '/schedule#hours',
    text: `Call us at ${contact.phone}, or press “${footer.contact}” on any page to write an email. We are in ${contact.region}. You can also leave your name here, and we will get back to you.`,
    aliases: [
      'phone number, telephone, call you, email, e-mail, mail, write to you, reach, get hold of, talk to',
      'human, real person, somebody, agent, representative, owner, address, office, visit',
    ],
  },
  {
    id: 'booking',
    title: calls.title,
    href: '/schedule',
    text: `There are three calls to choose from: ${listed(kinds.map(({ label, minutes }) => `${label} (${minutes} minutes)`))}. ${calls.text} ${calls.change}`,
    details: kinds.map(({ description, label }) => `${label}: ${midSentence(description)}`),
    aliases: [
      'appointment, meeting, consult, consultation, strategy call, book, schedule, set up a time, calendar',
      'Zoom, Teams, Google Meet, reschedule, change my time, postpone, call off, no-show, how long, obligation',
    ],
  },
  {
    id: 'process',
    title: project.title,
    href: '/schedule#process',
    text: `A project has ${project.steps.length} steps: ${listed(project.steps.map(({ title }) => midSentence(title)))}. Everything is set up in your own accounts, and you approve each task in your portal before it counts as done.`,
    details: project.steps.map(({ text, title }) => `${title}: ${midSentence(text)}`),
    aliases: [
      'how does it work, what happens next, steps, stages, procedure, start to finish, kickoff, sign up',
      'contract, paperwork, e-sign, signature, sign off, statement of work, approval, changes, revisions',
      'what do you need from me, my part, homework, finished, done, after the project',
    ],
  },
  {
    id: 'pricing',
    title: pricing.title,
    href: '/schedule#pricing',
    text: pricing.points.map(({ text }) => text).join(' '),
    details: pricing.points.map(({ text, title }) => `${title}: ${midSentence(text)}`),
    aliases: [
      'price, prices, cost, costs, rate, rates, fee, fees, quote, estimate, budget, ballpark',
      'monthly, per month, hourly, subscription, deposit, upfront, down payment, installments, payment plan',
      'cheap, expensive, afford, discount, refund, charge, dollars, bucks, maintenance, vendor bills',
    ],
  },
  {
    id: 'payment',
    title: pricing.paying.title,
    href: '/schedule#pricing',
    text: `${pricing.paying.text} ${pricing.points[1].text}`,
    aliases: [
      'credit card, debit card, Visa, Mastercard, Amex, American Express, PayPal, check, cash, ACH, wire transfer',
      'financing, finance, loan, credit, lender, payment method, pay online, net 30',
    ],
  },
]
