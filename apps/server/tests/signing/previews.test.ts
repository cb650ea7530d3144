import type { AgreementId } from '@tallgrass/domain'
import { readPdf } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { agreementApp } from '../support/agreement-app.ts'
import type { TestBrowser } from '../support/test-browser.ts'

const app = await agreementApp()
const { admin, agreementOf, client, db, draft, send } = app

const retainer = {
  documentType: 'retainer',
  documentTitle: 'Retainer for the phone',
  retainerAmount: '1234.50',
}

function preview(id: AgreementId, facts: Record<string, string> = retainer, by: TestBrowser = admin) {
  return by.rest('GET', `/api/agreements/${id}/preview.pdf?${new URLSearchParams(facts).toString()}`)
}

const documents = () => db.selectFrom('eSignatureDocuments').select('id').execute()
const auditRows = () => db.selectFrom('auditLogs').select('id').execute()

test('a preview has the words of the document and its mark, and changes nothing', async () => {
  const id = await draft()
  const [before, audited, mails] = [await agreementOf(id), await auditRows(), await app.mails()]
  const answer = await preview(id)
  expect([answer.status, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    200,
    'application/pdf',
    'private, no-store',
  ])
  const text = (await readPdf(answer.bytes)).pages.join(' ')
  for (const words of ['Retainer for the phone', 'Front desk', '$1,234.50', 'Preview'])
    expect(text).toContain(words)
  expect(await agreementOf(id)).toEqual(before)
  expect(await auditRows()).toEqual(audited)
  expect(await app.mails()).toEqual(mails)
  expect((await documents()).length).toBe(0)
})

test('refuses clients, what cannot be sent, and what is invalid', async () => {
  const id = await draft()
  expect((await preview(id, retainer, client)).status).toBe(403)
  expect((await preview(id, { ...retainer, documentTitle: '' })).body).toMatchObject({
    code: 'INVALID',
    error: 'Document title is required',
  })
  const signOff = await preview(id, { documentType: 'completion_signoff', documentTitle: 'Completion' })
  expect([signOff.status, signOff.body]).toMatchObject([409, { code: 'CONFLICT' }])
  const { agreementId } = await send()
  expect((await preview(agreementId)).status).toBe(409)
})
