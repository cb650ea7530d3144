import { Button } from '@mantine/core'
import { IconReceiptOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { QuietNotice } from '../../../ui/quiet-notice'

export function UnknownPayment() {
  return (
    <QuietNotice
      icon={<IconReceiptOff aria-hidden />}
      title="Payment Not Found"
      text="This link does not match any payment. Your payments are listed in your client portal."
      actions={<Button renderRoot={(props) => <Link to="/" {...props} />}>Go to Homepage</Button>}
    />
  )
}
