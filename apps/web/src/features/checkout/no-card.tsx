import { Alert, Title } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'

/** Says why this invoice cannot be paid by card. */
export function NoCard({ problem }: { problem: string }) {
  return (
    <>
      <Title order={2} size="h3" id="pay-title">
        Pay another way
      </Title>
      <Alert color="info" role="note" icon={<IconInfoCircle aria-hidden />}>
        {problem}
      </Alert>
    </>
  )
}
