import { Button, Divider, Stack } from '@mantine/core'
import { IconLogin2, IconMail } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { providerAddress } from '../../../../lib/provider-address'
import { trpc } from '../../../../lib/trpc'

interface OtherWaysProps {
  /** Called to sign in by a mailed link. */
  onLink: () => void
}

/** What this installation offers beside a password; nothing while that is unknown. */
export function OtherWays({ onLink }: OtherWaysProps) {
  const wanted = useLocation({ select: ({ state }) => state.wanted })
  const { data } = trpc.auth.providers.list.useQuery()
  if (!data || (!data.links && data.providers.length === 0)) return null
  return (
    <Stack gap="sm">
      <Divider label="or" />
      {data.links && (
        <Button variant="default" leftSection={<IconMail aria-hidden />} onClick={onLink}>
          Email me a sign-in link
        </Button>
      )}
      {data.providers.map(({ label, name }) => (
        <Button
          key={name}
          component="a"
          href={providerAddress(name, { to: wanted })}
          variant="default"
          leftSection={<IconLogin2 aria-hidden />}
        >
          Continue with {label}
        </Button>
      ))}
    </Stack>
  )
}
