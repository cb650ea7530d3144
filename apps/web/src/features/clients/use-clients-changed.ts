import { trpc } from '../../lib/trpc'

/** Reloads all data that shows clients and their contacts, names and rights included. */
export function useClientsChanged() {
  const utils = trpc.useUtils()
  return async () => {
    await Promise.all([
      utils.admin.clients.invalidate(),
      utils.admin.contacts.invalidate(),
      utils.admin.users.invalidate(),
      utils.admin.audit.invalidate(),
    ])
  }
}
