import { Button, Group, Text, Title } from '@mantine/core'
import type { ProviderRefusal } from '@tallgrass/domain'
import { Link } from '@tanstack/react-router'
import { providerAddress } from '../../lib/provider-address'
import { refusalWords } from './refusal-words'

interface RefusalNoticeProps {
  reason: ProviderRefusal
  provider: string | undefined
}

export function RefusalNotice({ provider, reason }: RefusalNoticeProps) {
  const { text, title } = refusalWords[reason]
  return (
    <>
      <Title order={1} size="h2">
        {title}
      </Title>
      <Text role="alert">{text}</Text>
      <Group>
        <Button
          variant="default"
          renderRoot={(props) => <Link to="/" state={{ openLogin: 'customer' }} {...props} />}
        >
          Back to sign-in
        </Button>
        {provider && (
          <Button component="a" href={providerAddress(provider)}>
            Start again
          </Button>
        )}
      </Group>
    </>
  )
}
