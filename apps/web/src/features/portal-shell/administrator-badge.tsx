import { IconShieldCheck } from '@tabler/icons-react'
import { StatusBadge } from '../../ui/status-badge'

export function AdministratorBadge() {
  return (
    <StatusBadge tone="primary" icon={<IconShieldCheck aria-hidden />}>
      Administrator
    </StatusBadge>
  )
}
