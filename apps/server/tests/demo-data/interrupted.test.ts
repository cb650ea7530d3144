import type { AssistantPort, ESignPort, MailPort, PaymentsPort } from '@tallgrass/core'
import { cardLimits } from '@tallgrass/domain'
import { expect, test } from 'vitest'
import { loadDemoData } from '../../src/demo-data/load-demo-data.ts'
import { fileApp, plainPasswords } from '../support/test-app.ts'

/** Calls to external services. */
const calls: string[] = []

function external(name: string) {
  return (): never => {
    calls.push(name)
    throw new Error(`${name} was called`)
  }
}

const mail: MailPort = { enabled: true, send: external('SMTP') }
const assistant: AssistantPort = { answer: external('LLM') }
const payments: PaymentsPort = {
  provider: 'stripe',
  testMode: false,
  limits: cardLimits,
  sandbox: null,
  openSession: external('Stripe'),
  findSession: external('Stripe'),
  expireSession: external('Stripe'),
  refund: external('Stripe'),
  findRefund: external('Stripe'),
  readNotice: external('Stripe'),
}
const boldSign: ESignPort = {
  provider: 'boldsign',
  hosted: {
    findSent: external('BoldSign'),
    find: external('BoldSign'),
    signingPage: external('BoldSign'),
    remind: external('BoldSign'),
    extend: external('BoldSign'),
    withdraw: external('BoldSign'),
    readNotice: external('BoldSign'),
  },
  seal: null,
  send: external('BoldSign'),
  list: external('BoldSign'),
  preview: external('BoldSign'),
  finish: external('BoldSign'),
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

test('interrupted demo data leaves nothing behind and can be loaded again, without calls to external services', async () => {
  let documents = 0
  const send: ESignPort['send'] = async (signing) => {
    if (++documents > 2) throw new Error('The power went out')
    return builtin.send(signing)
  }
  await expect(loadDemoData(services, { ...builtin, send })).rejects.toThrow('The power went out')
  expect(await counts()).toEqual([0, 0, 0, 0, 0])

  expect(await loadDemoData(services, builtin)).toBe(true)
  for (const rows of await counts()) expect(rows).toBeGreaterThan(3)
  expect(await loadDemoData(services, builtin)).toBe(false)
  const told = db.selectFrom('notifications').select('mail')
  expect(new Set((await told.execute()).map(({ mail: time }) => time))).toEqual(new Set(['never']))
  expect(calls).toEqual([])
})
