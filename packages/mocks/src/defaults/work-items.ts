import { moneyKinds, workItemKinds } from '@tallgrass/domain'
import { workItems } from '../samples/work-items.ts'
import { type MocksOf, onlyPage } from './mocks-of.ts'

export const workItemMocks: MocksOf<'admin.workItems'> = {
  'admin.workItems.list': ({ money = false, status = 'OPEN' }) =>
    onlyPage(
      workItems.filter((item) => item.status === status && (!money || moneyKinds.includes(item.kind))),
    ),
  'admin.workItems.counts': () => ({
    open: workItems.length,
    overdueInvoices: 2,
    callsToClose: 1,
    waitingConversations: 0,
    money: workItems.filter(({ kind }) => moneyKinds.includes(kind)).length,
    byKind: Object.fromEntries(
      workItemKinds.map((kind) => [kind, workItems.filter((item) => item.kind === kind).length]),
    ),
  }),
  'admin.workItems.close': () => ({ ok: true }),
}
