import { Anchor, Button, CopyButton, Group, Stack } from '@mantine/core'
import { contact, contactEmail } from '@tallgrass/brand'
import { telephoneLink } from '../../lib/telephone-link'

/** Shown only after “Contact” was pressed, so that the page never contains the address. */
export function ContactDetails() {
  const email = contactEmail()
  return (
    <Stack gap="xs">
      <Detail name="email address" value={email} href={`mailto:${email}`} />
      <Detail name="phone number" value={contact.phone} href={telephoneLink} />
    </Stack>
  )
}

function Detail({ href, name, value }: { name: string; value: string; href: string }) {
  return (
    <Group justify="space-between" wrap="nowrap" gap="xs">
      <Anchor href={href}>{value}</Anchor>
      <CopyButton value={value} timeout={2000}>
        {({ copied, copy }) => (
          <Button size="sm" variant="default" onClick={copy} aria-label={`Copy ${name}`}>
            <span aria-live="polite">{copied ? 'Copied' : 'Copy'}</span>
          </Button>
        )}
      </CopyButton>
    </Group>
  )
}
