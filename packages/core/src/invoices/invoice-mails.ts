import { contact, names } from '@tallgrass/brand'
import { calendarDay, money } from '@tallgrass/contracts'
import { type Db, isInvoiceOpen } from '@tallgrass/db'
import { formatLongDate, formatMoney, type ReminderDay, reminderDays } from '@tallgrass/domain'
import { z } from 'zod'
import { invitationPart, invitedUntil } from '../mail/invitation-part.ts'
import { composeMail, defineMail } from '../mail/mail-template.ts'

const invoiceFacts = z.object({
  /** The client's name. */
  name: z.string(),
  number: z.string(),
  title: z.string(),
  amount: money,
  dueDate: calendarDay,
})
type InvoiceFacts = z.infer<typeof invoiceFacts>

const NOTE = 'The link opens the invoice without a password. Please share it only with the person who pays.'
const QUESTIONS = `Questions? Call us at ${contact.phone}.`

/** None of these mentions a number of days, because a reminder may go out a day late. */
const REMINDERS: Record<ReminderDay, (facts: InvoiceFacts) => { subject: string; paragraphs: string[] }> = {
  [-7]: ({ amount, dueDate, number, title }) => ({
    subject: `Invoice ${number} is due on ${formatLongDate(dueDate)}`,
    paragraphs: [
      `A friendly reminder: ${formatMoney(amount)} for “${title}” is due on ${formatLongDate(dueDate)}.`,
      QUESTIONS,
    ],
  }),
  0: ({ amount, dueDate, number, title }) => ({
    subject: `Invoice ${number} is now due`,
    paragraphs: [`${formatMoney(amount)} for “${title}” is now due (${formatLongDate(dueDate)}).`, QUESTIONS],
  }),
  2: ({ amount, dueDate, number, title }) => ({
    subject: `Invoice ${number} is past due`,
    paragraphs: [
      `${formatMoney(amount)} for “${title}” was due on ${formatLongDate(dueDate)}, and we have not received it yet.`,
      'If it is already on its way, no action is needed.',
      QUESTIONS,
    ],
  }),
  7: ({ amount, dueDate, number, title }) => ({
    subject: `Invoice ${number} is still open`,
    paragraphs: [
      `${formatMoney(amount)} for “${title}” was due on ${formatLongDate(dueDate)} and is still open.`,
      `If you are having trouble paying, please call us at ${contact.phone}. We can find a solution together.`,
    ],
  }),
}

/** The mails to a client about an open invoice. */
export const invoiceMails = {
  'invoice-issued': defineMail('invoice-issued', {
    data: invoiceFacts.extend({ invitedUntil }),
    whenSent: whileOpen,
    compose: ({ amount, dueDate, invitedUntil: until, name, number, title }, link, invitationLink) =>
      composeMail({
        subject: `Invoice ${number} from ${names.business}`,
        preview: `${formatMoney(amount)}, due on ${formatLongDate(dueDate)}.`,
        greeting: `Hello ${name},`,
        paragraphs: [
          `Here is invoice ${number} for “${title}”.`,
          `${formatMoney(amount)} is due on ${formatLongDate(dueDate)}.`,
          QUESTIONS,
        ],
        button: { label: 'Pay now', link },
        note: NOTE,
        invitation: invitationPart(until, invitationLink),
        signature: names.business,
      }),
  }),
  'invoice-reminder': defineMail('invoice-reminder', {
    data: invoiceFacts.extend({ day: z.literal(reminderDays) }),
    whenSent: whileOpen,
    compose: ({ day, ...facts }, link) => {
      const { paragraphs, subject } = REMINDERS[day](facts)
      return composeMail({
        subject,
        preview: paragraphs[0] ?? '',
        greeting: `Hello ${facts.name},`,
        paragraphs,
        button: { label: 'Pay now', link },
        note: NOTE,
        signature: names.business,
      })
    },
  }),
}

async function whileOpen<Facts extends InvoiceFacts>(facts: Facts, { db }: { db: Db }) {
  return (await isInvoiceOpen(db, facts)) ? facts : undefined
}
