import { Skeleton } from '@mantine/core'
import type { SessionUser } from '@tallgrass/contracts'
import { detailQuery } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'
import { LoadError } from '../../ui/load-error'
import { CompanyFacts } from './company-facts'
import { PeopleSection } from './people-section'

/** What a client knows about their own company, and who has access to its records. */
export function CompanyCards({ user }: { user: SessionUser }) {
  const { data, error, refetch } = trpc.portal.company.get.useQuery(undefined, detailQuery)
  if (data) {
    return (
      <>
        <CompanyFacts company={data} rights={user.rights} />
        <PeopleSection company={data} reader={user.id} />
      </>
    )
  }
  if (error) {
    return (
      <LoadError onRetry={() => void refetch()}>Failed to load your company. Please try again.</LoadError>
    )
  }
  return (
    <>
      <Skeleton h="13rem" radius="lg" aria-label="Loading your company" role="status" />
      <Skeleton h="13rem" radius="lg" />
    </>
  )
}
