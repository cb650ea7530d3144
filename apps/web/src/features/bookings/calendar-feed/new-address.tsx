import { Button, Stack, Text } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { CopyField } from '../../../ui/copy-field'

/** The only time that the address is shown: the server stores just its hash. */
export function NewAddress({ url }: { url: string }) {
  return (
    <Stack>
      <CopyField label="Address" value={url} copyLabel="Copy address" />
      <Button
        component="a"
        href={toWebcal(url)}
        variant="light"
        leftSection={<IconExternalLink aria-hidden />}
        w="fit-content"
      >
        Open in your calendar app
      </Button>
      <Text>
        In a calendar on the web, such as Google Calendar, choose to add a calendar from a URL, and paste the
        address. Calendars look for changes in their own time, some only a few times a day.
      </Text>
      <Text>The address will not be shown again, but you can create a new one at any time.</Text>
    </Stack>
  )
}

/** Programs for calendars subscribe to this kind of address, where a browser would download a file. */
function toWebcal(url: string): string {
  return url.replace(/^https?:/, 'webcal:')
}
