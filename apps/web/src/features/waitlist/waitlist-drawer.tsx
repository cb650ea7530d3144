import { Stack, Title } from '@mantine/core'
import type { WaitlistEntry } from '@tallgrass/contracts'
import { DetailDrawer } from '../../ui/detail-drawer'
import { ExactTime } from '../../ui/exact-time'
import { Facts } from '../../ui/facts'
import { Preformatted } from '../../ui/preformatted'
import { productName } from './product-name'

interface WaitlistDrawerProps {
  /** Undefined until the drawer is first opened. */
  entry: WaitlistEntry | undefined
  opened: boolean
  onClose: () => void
}

export function WaitlistDrawer({ entry, onClose, opened }: WaitlistDrawerProps) {
  return (
    <DetailDrawer opened={opened} onClose={onClose} title={entry?.name ?? ''}>
      {entry && (
        <>
          <Facts facts={factsOf(entry)} />
          <Stack component="section" gap="sm" aria-labelledby="use-case">
            <Title order={3} size="h4" id="use-case">
              Use case
            </Title>
            <Preformatted>{entry.useCase}</Preformatted>
          </Stack>
        </>
      )}
    </DetailDrawer>
  )
}

function factsOf({ company, createdAt, email, product, role }: WaitlistEntry) {
  return [
    { label: 'Product', value: productName(product) },
    { label: 'Email', value: email },
    { label: 'Company', value: company },
    { label: 'Role', value: role },
    { label: 'Joined', value: <ExactTime at={createdAt} /> },
  ]
}
