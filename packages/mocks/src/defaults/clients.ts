import { noSuch } from '@tallgrass/domain'
import { auditEntries } from '../samples/audit-entries.ts'
import { organizationDetailsOf, organizations } from '../samples/organizations.ts'
import { type MocksOf, onlyPage } from './mocks-of.ts'

export const clientMocks: MocksOf<'admin.clients'> = {
  'admin.clients.list': ({ search = '', show = 'active', tag }) =>
    onlyPage(
      organizations.filter(
        ({ archivedAt, name, tags }) =>
          (archivedAt === null) === (show === 'active') &&
          (!tag || tags.includes(tag)) &&
          name.toLowerCase().includes(search.toLowerCase()),
      ),
    ),
  'admin.clients.get'({ id }) {
    const organization = organizations.find((one) => one.id === id)
    if (!organization) throw noSuch('Organization')
    return organizationDetailsOf(organization)
  },
  'admin.clients.history': () => onlyPage(auditEntries),
  'admin.clients.tags': () => [...new Set(organizations.flatMap(({ tags }) => tags))].toSorted(),
  'admin.clients.duplicates': () => [],
  'admin.clients.update': ({ id, version }) => ({ id, version: version + 1 }),
  'admin.clients.archive': ({ id, version }) => ({ id, version: version + 1 }),
  'admin.clients.restore': ({ id, version }) => ({ id, version: version + 1 }),
  'admin.clients.merge': ({ id, version }) => ({ id, version: version + 1 }),
}
