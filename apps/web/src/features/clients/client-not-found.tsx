import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { DeadEnd } from '../../ui/dead-end'

export function ClientNotFound() {
  return (
    <DeadEnd
      title="Client Not Found"
      text="The link may be wrong."
      action={
        <Button variant="default" renderRoot={(props) => <Link to="/portal/admin/clients" {...props} />}>
          Back to clients
        </Button>
      }
    />
  )
}
