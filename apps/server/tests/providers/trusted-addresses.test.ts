// Guards: ensure-trusted-address

import { type HostedSigning, noLimits } from '@tallgrass/core'
import type { ClientId } from '@tallgrass/domain'
import { anAgreement, anInvoice, smallPdf } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { type FakePayments, fakePayments } from '../support/fake-payments.ts'
import { givenClient } from '../support/given-client.ts'
import { plainPasswords, reusableApp, type TestApp } from '../support/test-app.ts'

/** The address that the provider returns instead of its own. */
let given: string | undefined
let payments: FakePayments | undefined
const newApp = await reusableApp({
  replace: ({ clock, esign }) => {
    payments = fakePayments(clock)
    const { port } = payments
    const signingPage = async () => given ?? 'https://app-eu.boldsign.com/document/sign/1'
    const nothing = async () => undefined
    const rest = { findSent: nothing, find: nothing, remind: nothing, extend: nothing, withdraw: nothing }
    const readNotice = () => ({ documentId: null, failed: false })
    const hosted: HostedSigning = { ...rest, signingPage, readNotice }
    return {
      passwords: plainPasswords,
      limits: noLimits,
      payments: {
        ...port,
        sandbox: null,
        async openSession(session) {
          const opened = await port.openSession(session)
          return { ...opened, url: given ?? opened.url }
        },
      },
      esign: {
        ...esign,
        provider: 'boldsign',
        hosted,
        send: async () => ({ id: 'theirs', file: smallPdf('Scope') }),
      },
    }
  },
})

async function start(url?: string) {
  given = url
  return newApp()
}

async function pay(app: TestApp, invoice: { id: string; checkoutKey: string | null }) {
  const link = { invoice: invoice.id, key: invoice.checkoutKey ?? '' }
  return app.visitor().rest('POST', '/trpc/portal.checkout.start', link)
}

async function openInvoice({ services }: TestApp, clientId: ClientId) {
  const checkoutKey = crypto.randomUUID()
  const { id } = await anInvoice(services.database.db, clientId, { status: 'OPEN', checkoutKey })
  return { id, checkoutKey }
}

async function sentDocument(app: TestApp, clientId: ClientId) {
  const { id } = await anAgreement(app.services.database.db, clientId)
  const facts = { documentType: 'scope_of_work', documentTitle: 'Scope', projectName: 'Front desk' } as const
  const { trpc } = await app.admin()
  const { documentId } = await trpc.admin.agreements.sendForSignature.mutate({ id, ...facts })
  return documentId ?? ''
}

const workItems = async (app: TestApp) => {
  const { items } = await (await app.admin()).trpc.admin.workItems.list.query({})
  return items.map(({ detail, invoiceId, kind }) => ({ kind, detail, invoiceId }))
}

test.each(['javascript:alert(1)', 'http://pay.example/1', '//pay.example/1', 'https://evil.example/pay'])(
  'a payer is not redirected to %s, and one work item is opened',
  async (address) => {
    const app = await start(address)
    const invoice = await openInvoice(app, (await givenClient(app)).id)
    for (let n = 0; n < 2; n++) {
      const { headers, status, text } = await pay(app, invoice)
      expect({ status, wait: headers['retry-after'] }).toEqual({ status: 503, wait: '600' })
      expect(text).toContain('The payment page cannot be opened')
      expect(text).not.toContain(address)
    }
    expect(await workItems(app)).toEqual([
      {
        kind: 'untrusted_address',
        invoiceId: invoice.id,
        detail: expect.stringContaining('tried to send the payer of an invoice to '),
      },
    ])
    const { db } = app.services.database
    expect(await db.selectFrom('checkouts').select('url').execute()).toEqual([{ url: null }])
  },
)

test('a stored untrusted address is refused too', async () => {
  const app = await start()
  const invoice = await openInvoice(app, (await givenClient(app)).id)
  expect((await pay(app, invoice)).status).toBe(200)
  const { db } = app.services.database
  await db.updateTable('checkouts').set({ url: 'https://evil.example/pay' }).execute()
  expect((await pay(app, invoice)).status).toBe(503)
  const [item] = await workItems(app)
  expect(item?.detail).toContain('to https://evil.example, which is not a trusted host')
})

test('a signer is redirected only to the pages of the service', async () => {
  const app = await start()
  const { client, id: clientId } = await givenClient(app)
  const documentId = await sentDocument(app, clientId)
  const sign = () => client.rest('POST', '/trpc/portal.signing.page', { documentId })
  expect((await sign()).text).toContain('https://app-eu.boldsign.com/document/sign/1')
  given = 'https://app.boldsign.com.evil.example/document/sign/1'
  const { status, text } = await sign()
  expect({ status, text }).toEqual({ status: 503, text: expect.stringContaining('The signing page') })
  expect(await workItems(app)).toMatchObject([{ kind: 'untrusted_address', invoiceId: null }])
})
