import type { Agreement } from '@tallgrass/contracts'
import { skipToken } from '@tanstack/react-query'
import { detailQuery } from '../../../lib/freshness'
import { trpc } from '../../../lib/trpc'

/** The agreement's own name, and that of its project if it is another one. */
export function useOwnNames(agreement: Agreement | undefined) {
  const id = agreement?.projectId
  const { data } = trpc.portal.projects.get.useQuery(id ? { id } : skipToken, detailQuery)
  const names = [agreement?.projectName, data?.name].filter((name) => name !== undefined)
  return { project: data?.name, names: [...new Set(names)] }
}
