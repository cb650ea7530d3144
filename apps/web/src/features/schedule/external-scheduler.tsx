import { Button, Card, Text } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { schedulePage } from '@tallgrass/brand'

export function ExternalScheduler({ url }: { url: string }) {
  return (
    <Card>
      <Text mb="md">{schedulePage.external.text}</Text>
      <div>
        <Button
          component="a"
          href={url}
          target="_blank"
          rel="noopener"
          rightSection={<IconExternalLink aria-hidden />}
        >
          {schedulePage.external.button}
        </Button>
      </div>
    </Card>
  )
}
