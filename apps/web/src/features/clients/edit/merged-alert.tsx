import { Alert, Anchor } from '@mantine/core'
import { IconArrowMerge } from '@tabler/icons-react'
import type { OrganizationDetails } from '@tallgrass/contracts'
import { Link } from '@tanstack/react-router'
import { withFullStop } from '../../../lib/full-stop'

interface MergedAlertProps {
  client: OrganizationDetails
  /** Where its records are now. */
  target: NonNullable<OrganizationDetails['mergedInto']>
}

/** Says that a client was merged while someone edited it. The link opens a tab, so that what was typed can be copied. */
export function MergedAlert({ client, target }: MergedAlertProps) {
  return (
    <Alert
      color="amber"
      role="alert"
      icon={<IconArrowMerge aria-hidden />}
      title="Merged into another client"
    >
      {withFullStop(`${client.shownName} was merged into ${target.name}`)} Nothing was saved, and what you
      entered is still in the fields below. Copy what you need, then{' '}
      <Anchor
        inherit
        renderRoot={(props) => (
          <Link
            to="/portal/admin/clients/$organizationId"
            params={{ organizationId: target.id }}
            target="_blank"
            {...props}
          />
        )}
      >
        open {target.name} in a new tab
      </Anchor>
      .
    </Alert>
  )
}
