import { parseId } from '@tallgrass/domain'
import { present } from './present.ts'
import type { TestBrowser } from './test-browser.ts'

/** A tab in which an administrator sees the portal as this contact does. */
export async function viewOf(admin: TestBrowser, contact: TestBrowser) {
  const { id } = present(await contact.trpc.auth.session.query())
  const opened = await admin.trpc.admin.contacts.viewAs.mutate({ id: parseId('User', id) })
  return { id, token: opened.token, tab: admin.withHeaders({ 'x-view-as': opened.token }) }
}
