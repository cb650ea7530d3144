import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { OrganizationDetails } from '@tallgrass/contracts'
import { Link } from '@tanstack/react-router'
import { mainContactOf } from '../main-contact'

/** Opens the page to book a call, filled in with a contact. Nothing is booked for an archived client. */
export function BookCallLink({ client }: { client: OrganizationDetails }) {
  const contact = mainContactOf(client)
  if (!contact || client.archivedAt) return null
  const { email, name } = contact
  const callFor = { name, email, company: client.name ?? '', phone: contact.phone ?? client.phone ?? '' }
  return (
    <Button
      size="sm"
      variant="default"
      leftSection={<IconPlus aria-hidden />}
      renderRoot={(props) => <Link to="/schedule" state={{ callFor }} {...props} />}
    >
      Book a Call
    </Button>
  )
}
