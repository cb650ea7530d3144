import type { Agreement } from '@tallgrass/contracts'
import { signOffObstacle } from '@tallgrass/domain'
import { skipToken } from '@tanstack/react-query'
import { detailQuery } from '../../../lib/freshness'
import { trpc } from '../../../lib/trpc'

/** The reason why no completion sign-off can be sent for an agreement, or undefined if it can. */
export function useSignOffObstacle(agreement: Agreement | undefined): string | undefined {
  const id = agreement?.projectId
  const { data, error } = trpc.portal.projects.get.useQuery(id ? { id } : skipToken, detailQuery)
  if (data) return signOffObstacle(data)
  if (!id) return signOffObstacle(null)
  // If the project fails to load, the server decides.
  return error ? undefined : 'Checking whether the project is ready for a completion sign-off...'
}
