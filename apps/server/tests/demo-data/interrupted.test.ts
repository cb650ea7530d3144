import type { AssistantPort, ESignPort, MailPort, PaymentsPort } from '@tallgrass/core'
import { cardLimits } from '@tallgrass/domain'
import { expect, test } from 'vitest'
import { loadDemoData } from '../../src/demo-data/load-demo-data.ts'
import { fileApp, plainPasswords } from '../support/test-app.ts'

/** What was asked of services outside. */
const calls: string[] = []

function outside(name: string) {
  return (): never => {
    calls.push(name)
    throw new Error(`${name} was called`)
  }
}

const mail: MailPort = { enabled: true, send: outside('SMTP') }
const assistant: AssistantPort = { answer: outside('LLM') }
const payments: PaymentsPort = {
  provider: 'stripe',
  testMode: false,
  limits: cardLimits,
  sandbox: null,
  openSession: outside('Stripe'),
  findSession: outside('Stripe'),
  expireSession: outside('Stripe'),
  refund: outside('Stripe'),
  findRefund: outside('Stripe'),
  readNotice: outside('Stripe'),
}
const boldSign: ESignPort = {
  provider: 'boldsign',
  hosted: {
    findSent: outside('BoldSign'),
    find: outside('BoldSign'),
    signingPage: outside('BoldSign'),
    remind: outside('BoldSign'),
    extend: outside('BoldSign'),
    withdraw: outside('BoldSign'),
    readNotice: outside('BoldSign'),
  },
  seal: null,
  send: outside('BoldSign'),
  list: outside('BoldSign'),
  finish: outside('BoldSign'),
}

let builtin: ESignPort = boldSign
const { services } = await fileApp({
  replace: ({ esign }) => {
    builtin = esign
    return { passwords: plainPasswords, mail, assistant, payments, esign: boldSign }
  },
})
const { db } = services.database

async function counts() {
  const [users, leads, invoices, auditLogs, signed] = await Promise.all([
    db.selectFrom('users').select('id').execute(),
    db.selectFrom('leads').select('id').execute(),
    db.selectFrom('invoices').select('id').execute(),
    db.selectFrom('auditLogs').select('id').execute(),
    db.selectFrom('eSignatureDocuments').select('provider').execute(),
  ])
  return [users, leads, invoices, auditLogs, signed].map((rows) => rows.length)
}

test('demo data that is interrupted leaves nothing behind and is loaded anew, without a call to any outside service', async () => {
  let people = 0
  const hash = async (password: string) => {
    if (++people > 2) throw new Error('The power went out')
    return services.passwords.hash(password)
  }
  const breaksOff = { ...services, passwords: { ...services.passwords, hash } }
  await expect(loadDemoData(breaksOff, builtin)).rejects.toThrow('The power went out')
  expect(await counts()).toEqual([0, 0, 0, 0, 0])

  expect(await loadDemoData(services, builtin)).toBe(true)
  for (const rows of await counts()) expect(rows).toBeGreaterThan(3)
  expect(await loadDemoData(services, builtin)).toBe(false)
  expect(calls).toEqual([])
})
