import { useEffect, useState } from 'react'
import { lazyPart } from '../../../ui/lazy-part'
import type { LoginDialog } from './use-hinted-dialog'

const AdminLoginDialog = lazyPart(() =>
  import('./admin-login-dialog').then((module) => module.AdminLoginDialog),
)
const CustomerDialog = lazyPart(() => import('./customer-dialog').then((module) => module.CustomerDialog))

interface LoginDialogsProps {
  opened: LoginDialog | null
  onClose: () => void
  /** True to stay on the current page after signing in. */
  stay?: boolean
}

/** Loads each dialog when it is first opened and keeps it mounted, so that closing is animated. */
export function LoginDialogs({ opened, onClose, stay }: LoginDialogsProps) {
  const [wanted, setWanted] = useState<LoginDialog[]>([])
  useEffect(() => {
    if (opened) setWanted((before) => [...new Set([...before, opened])])
  }, [opened])

  return (
    <>
      {wanted.includes('customer') && (
        <CustomerDialog opened={opened === 'customer'} onClose={onClose} stay={stay} />
      )}
      {wanted.includes('admin') && <AdminLoginDialog opened={opened === 'admin'} onClose={onClose} />}
    </>
  )
}
