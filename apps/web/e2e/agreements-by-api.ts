import type { APIRequestContext } from '@playwright/test'
import type { Agreement } from '@tallgrass/contracts'
import type { UserId } from '@tallgrass/domain'
import type { Person } from './people.ts'
import { callByApi } from './projects-by-api.ts'

/** Sends an agreement with a scope of work to the given client. */
export async function sendAgreement(office: APIRequestContext, { client }: { client: Person }) {
  const users: { id: UserId; email: string }[] = await (await office.get('/api/users?limit=500')).json()
  const clientId = users.find(({ email }) => email === client.email)?.id
  const projectName = 'Front desk after hours'
  const drafted = { clientId, type: 'SOW', projectName }
  const { id } = await callByApi<Agreement>(office, 'admin.agreements.create', drafted)
  const documentTitle = 'Scope of work for the front desk'
  const sent = await callByApi<Agreement>(office, 'admin.agreements.sendForSignature', {
    id,
    documentType: 'scope_of_work',
    documentTitle,
    projectName,
    description: 'Calls after five are answered, in English and in Spanish.',
  })
  return { id, documentTitle, path: `/sign/${sent.documentId}` }
}
