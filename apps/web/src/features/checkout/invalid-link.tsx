import { Button } from '@mantine/core'
import { IconLinkOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { QuietNotice } from '../../ui/quiet-notice'

export function InvalidLink() {
  return (
    <QuietNotice
      icon={<IconLinkOff aria-hidden />}
      title="This payment link is not valid"
      text="Please open the complete link from your invoice. If it still does not work, ask us for a new one."
      actions={<Button renderRoot={(props) => <Link to="/" {...props} />}>Go to Homepage</Button>}
    />
  )
}
