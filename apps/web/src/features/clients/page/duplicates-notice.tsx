import { Alert, Button, Group, Stack } from '@mantine/core'
import { IconCopyCheck } from '@tabler/icons-react'
import type { OrganizationDetails } from '@tallgrass/contracts'
import { ClientLink } from '../../../shared/clients/client-link'
import { reasonsInWords } from '../../../shared/clients/duplicate-words'
import { lazyDialog } from '../../../ui/lazy-dialog'
import { useDialogAbout } from '../../../ui/use-dialog-about'
import type { Pair } from '../merge/merge-dialog'

const MergeDialog = lazyDialog(() => import('../client-dialogs').then((module) => module.MergeDialog))

/** Other clients that may be the same as the one whose page is open. */
export function DuplicatesNotice({ client }: { client: OrganizationDetails }) {
  const merging = useDialogAbout<Pair>()
  return (
    <>
      {client.duplicates.length > 0 && (
        <Alert mt="md" color="info" title="Possible duplicates" icon={<IconCopyCheck aria-hidden />}>
          <Stack gap="sm">
            {client.duplicates.map(({ id, name, reasons }) => (
              <Group key={id} justify="space-between" gap="sm">
                <span>
                  <ClientLink name={name} organizationId={id} /> has {reasonsInWords(reasons)}.
                </span>
                <Button
                  size="sm"
                  variant="default"
                  aria-label={`Compare with ${name}`}
                  onClick={() => merging.open({ first: client.id, other: id })}
                >
                  Compare
                </Button>
              </Group>
            ))}
          </Stack>
        </Alert>
      )}
      <MergeDialog pair={merging.about} opened={merging.opened} onClose={merging.close} />
    </>
  )
}
