import { IconShieldCheck, IconUser } from '@tabler/icons-react'
import type { Role } from '@tallgrass/domain'
import { StatusBadge } from '../../ui/status-badge'

export function RoleBadge({ role }: { role: Role }) {
  return role === 'ADMIN' ? (
    <StatusBadge tone="primary" icon={<IconShieldCheck aria-hidden />}>
      Admin
    </StatusBadge>
  ) : (
    <StatusBadge tone="neutral" icon={<IconUser aria-hidden />}>
      Client
    </StatusBadge>
  )
}
