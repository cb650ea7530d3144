import { trpc } from './trpc'

/** For administrators: who is written to. Only a known answer switches what is said about email. */
export function useOutboxSettings() {
  const { data } = trpc.admin.outbox.settings.useQuery()
  return { emailEnabled: data?.emailEnabled ?? true, signersEmailed: data?.signersEmailed ?? true }
}
