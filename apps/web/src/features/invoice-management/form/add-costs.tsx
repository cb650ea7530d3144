import { Button, Text } from '@mantine/core'
import { IconReceipt } from '@tabler/icons-react'
import { addMoney, formatMoney, type ProjectId } from '@tallgrass/domain'
import { choiceQuery } from '../../../lib/freshness'
import { trpc } from '../../../lib/trpc'
import { LoadError } from '../../../ui/load-error'
import { type DraftLine, newLine } from './invoice-draft'

interface AddCostsProps {
  projectId: ProjectId
  lines: DraftLine[]
  onAdd: (lines: DraftLine[]) => void
}

/** Adds a line for each billable cost of a project that is not on an invoice yet. */
export function AddCosts({ lines, onAdd, projectId }: AddCostsProps) {
  const { data, error, refetch } = trpc.admin.invoices.billableCosts.useQuery({ projectId }, choiceQuery)
  if (error && !data) {
    return (
      <LoadError onRetry={() => void refetch()}>Failed to load billable costs. Please try again.</LoadError>
    )
  }
  const left = data?.filter(({ id }) => !lines.some(({ costId }) => costId === id))
  if (left?.length === 0) {
    return (
      <Text fz="sm" c="dimmed">
        This project has no billable costs left to invoice.
      </Text>
    )
  }
  return (
    <Button
      variant="default"
      size="sm"
      disabled={!left}
      leftSection={<IconReceipt aria-hidden />}
      onClick={() =>
        onAdd(
          (left ?? []).map(({ amount, id, label, vendor }) =>
            newLine({ description: vendor ? `${label} (${vendor})` : label, unitPrice: amount, costId: id }),
          ),
        )
      }
    >
      Add billable costs
      {left && ` (${left.length}, ${formatMoney(addMoney(...left.map(({ amount }) => amount)))})`}
    </Button>
  )
}
