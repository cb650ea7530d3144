import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'

interface ClientLinkProps {
  name: string
  /** What finds them alone; otherwise their name. */
  email?: string
}

/** A client's name, for administrators: opens the list of users at them. */
export function ClientLink({ email, name }: ClientLinkProps) {
  return (
    <Anchor
      inherit
      renderRoot={(props) => <Link to="/portal/admin/users" search={{ search: email ?? name }} {...props} />}
    >
      {name}
    </Anchor>
  )
}
