import { Card, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'

interface InvitationNoticeProps {
  icon: ReactNode
  title: string
  children: ReactNode
  action?: ReactNode
  role?: 'alert' | 'status'
}

/** A message for an invitation that is invalid or still being validated. */
export function InvitationNotice({ action, children, icon, role, title }: InvitationNoticeProps) {
  return (
    <Card padding="lg" {...(role && { role })}>
      <Stack align="center" ta="center">
        {icon}
        <Title order={1} size="h2">
          {title}
        </Title>
        <Text component="div">{children}</Text>
        {action}
      </Stack>
    </Card>
  )
}
