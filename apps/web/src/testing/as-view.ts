import { toId } from '@tallgrass/domain'
import { client } from '@tallgrass/mocks'
import { onTestFinished } from 'vitest'
import { showView } from '../lib/show-view'

/** Makes this tab one in which an administrator sees the portal as the client of the samples does. */
export function asView() {
  onTestFinished(() => sessionStorage.clear())
  const tab = Object.create(null, {
    sessionStorage: { value: sessionStorage },
    opener: { writable: true, value: window },
    location: { value: { replace() {} } },
  })
  const organizationId = toId('Organization', '0198c0de-0000-7000-8000-000000000001')
  if (!organizationId) throw new Error('This is no id')
  showView(tab, {
    token: 'the-token',
    name: client.name,
    organizationId,
    organizationName: 'Okafor Tile & Stone',
    expiresAt: client.createdAt,
  })
}
