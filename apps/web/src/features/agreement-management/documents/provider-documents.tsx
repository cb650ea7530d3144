import { Stack, Text, Title } from '@mantine/core'
import { providerQuery } from '../../../lib/freshness'
import { trpc } from '../../../lib/trpc'
import { errorText } from '../../../lib/trpc-error'
import { DataTable } from '../../../ui/data-table'
import { EmptyState } from '../../../ui/empty-state'
import { LoadError } from '../../../ui/load-error'
import { TableSkeleton } from '../../../ui/table-skeleton'
import { providerColumns } from './provider-columns'

/** The e-signature provider's list, refreshed while it is visible. */
export function ProviderDocuments() {
  const { data, error, isPending, refetch } = trpc.admin.documents.atProvider.useQuery({}, providerQuery)
  return (
    <Stack component="section" gap="md" aria-labelledby="at-provider">
      <div>
        <Title order={2} size="h3" id="at-provider">
          Documents at the e-signature provider
        </Title>
        <Text c="dimmed">As listed by the provider.</Text>
      </div>
      {isPending && <TableSkeleton />}
      {error && (
        <LoadError onRetry={() => void refetch()}>
          {errorText(error, 'Failed to load the provider’s documents. Please try again.')}
        </LoadError>
      )}
      {data?.result.length === 0 && (
        <EmptyState title="No Provider Documents Found">
          Documents sent through the e-signature provider appear here.
        </EmptyState>
      )}
      {data && data.result.length > 0 && (
        <DataTable
          label="Provider documents"
          columns={providerColumns}
          rows={data.result}
          rowKey={({ documentId }) => documentId}
        />
      )}
    </Stack>
  )
}
