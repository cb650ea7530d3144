import { Button, Group, Modal, Skeleton, Stack, Text } from '@mantine/core'
import { detailQuery } from '../../../lib/freshness'
import { trpc } from '../../../lib/trpc'
import { ClientLink } from '../../../shared/clients/client-link'
import { reasonsInWords } from '../../../shared/clients/duplicate-words'
import { LoadError } from '../../../ui/load-error'
import type { Pair } from './merge-dialog'

interface DuplicatesDialogProps {
  opened: boolean
  onClose: () => void
  onCompare: (pair: Pair) => void
}

/** Pairs of clients that may be the same, to be compared one after the other. */
export function DuplicatesDialog({ onClose, onCompare, opened }: DuplicatesDialogProps) {
  const { data, error, refetch } = trpc.admin.clients.duplicates.useQuery(undefined, {
    ...detailQuery,
    enabled: opened,
  })
  return (
    <Modal opened={opened} onClose={onClose} title="Possible Duplicates" size="lg">
      {error && (
        <LoadError onRetry={() => void refetch()}>
          Failed to load possible duplicates. Please try again.
        </LoadError>
      )}
      {!data && !error && <Skeleton h="8rem" role="status" aria-label="Loading" />}
      {data?.length === 0 && (
        <Text c="dimmed">No two clients share a name, a mail domain, an address, or a tax ID.</Text>
      )}
      <Stack gap="md">
        {data?.map(({ first, other, reasons }) => (
          <Group key={`${first.id} ${other.id}`} justify="space-between" gap="sm">
            <span>
              <ClientLink name={first.name} organizationId={first.id} /> and{' '}
              <ClientLink name={other.name} organizationId={other.id} /> have {reasonsInWords(reasons)}.
            </span>
            <Button
              size="sm"
              variant="default"
              aria-label={`Compare ${first.name} and ${other.name}`}
              onClick={() => onCompare({ first: first.id, other: other.id })}
            >
              Compare
            </Button>
          </Group>
        ))}
      </Stack>
    </Modal>
  )
}
