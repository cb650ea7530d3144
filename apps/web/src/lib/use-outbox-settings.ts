import { trpc } from './trpc'

/** For administrators: who gets emails. Assumes that everyone does until the answer arrives. */
export function useOutboxSettings() {
  const { data } = trpc.admin.outbox.settings.useQuery()
  return {
    emailEnabled: data?.emailEnabled ?? true,
    signersEmailed: data?.signersEmailed ?? true,
    siteHeld: data?.siteHeld ?? false,
  }
}
