import type { ClientId } from '@tallgrass/domain'
import { useSigners } from '../use-signers'

/** Who signs: the chosen contact, or else the client of the agreement if they sign. */
export function useSignerChoice(clientId: ClientId | undefined, chosen: string) {
  const { preselected, signers } = useSigners(clientId)
  const signerId = chosen || (preselected?.id ?? '')
  // The client need not be named.
  return { signers, signerId, facts: { signerId: signerId === clientId ? '' : signerId } }
}
