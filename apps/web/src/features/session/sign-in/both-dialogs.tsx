import { AdminLoginDialog } from './admin-login-dialog'
import { CustomerDialog } from './customer-dialog'
import type { LoginDialog } from './use-hinted-dialog'

interface BothDialogsProps {
  opened: LoginDialog | null
  onClose: () => void
  stay?: boolean
}

/** One chunk, so that the first script of a page names one. */
export function BothDialogs({ onClose, opened, stay }: BothDialogsProps) {
  return (
    <>
      <CustomerDialog opened={opened === 'customer'} onClose={onClose} stay={stay} />
      <AdminLoginDialog opened={opened === 'admin'} onClose={onClose} />
    </>
  )
}
