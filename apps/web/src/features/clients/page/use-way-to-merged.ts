import type { OrganizationDetails } from '@tallgrass/contracts'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * Leads from a client that was merged into another to that one, but not while an edit of it is open: what was typed would
 * be lost. Returns true on the way.
 */
export function useWayToMerged(client: OrganizationDetails | undefined, { editing }: { editing: boolean }) {
  const navigate = useNavigate()
  const target = editing ? undefined : client?.mergedInto?.id
  useEffect(() => {
    if (target)
      void navigate({
        to: '/portal/admin/clients/$organizationId',
        params: { organizationId: target },
        replace: true,
      })
  }, [navigate, target])
  return target !== undefined
}
