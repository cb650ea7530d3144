import { linesOf } from '../lines-of.ts'
import { askedInFullOfOwnMoney } from './asked-in-full-of-own-money.ts'
import { askedInFullOfOwnWork } from './asked-in-full-of-own-work.ts'
import { askedInPassingOfOwnMoney } from './asked-in-passing-of-own-money.ts'
import { askedInPassingOfOwnWork } from './asked-in-passing-of-own-work.ts'
import { askedOfOwnMoney } from './asked-of-own-money.ts'
import { askedOfOwnWork } from './asked-of-own-work.ts'

const asked = { ...askedOfOwnWork, ...askedOfOwnMoney }
const inPassing = { ...askedInPassingOfOwnWork, ...askedInPassingOfOwnMoney }
const inFull = { ...askedInFullOfOwnWork, ...askedInFullOfOwnMoney }
type Topic = keyof typeof asked

function examplesOf(topic: Topic): readonly string[] {
  return [asked, inPassing, inFull].flatMap((lines) => linesOf(lines[topic]))
}

/** What signed-in people ask about their own records, by topic. */
export const ownSubjects: Readonly<Record<Topic, readonly string[]>> = {
  waiting: examplesOf('waiting'),
  due: examplesOf('due'),
  paid: examplesOf('paid'),
  open: examplesOf('open'),
  invoices: examplesOf('invoices'),
  documents: examplesOf('documents'),
  calls: examplesOf('calls'),
  progress: examplesOf('progress'),
  rights: examplesOf('rights'),
  account: examplesOf('account'),
  support: examplesOf('support'),
}

/** What each topic is about, for a model that has to tell them apart. */
export const ownTopicMeanings = {
  waiting: 'what they have to sign, pay, review or do next',
  due: 'due dates and deadlines',
  paid: 'what they have paid, and refunds',
  open: 'what they still owe, and how to pay it',
  invoices: 'where their invoices and receipts are',
  documents: 'where their agreements and signed documents are, and how to sign them',
  calls: 'their booked calls, and how to move or cancel them',
  progress: 'how far their projects are',
  rights: 'who at their company may sign, pay or review, and who has access',
  account: 'their password, name, email or company details',
  support: 'a problem with, or a wish or question about, what we do or have built for them',
} as const
