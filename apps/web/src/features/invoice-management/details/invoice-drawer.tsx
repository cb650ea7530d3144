import { Skeleton } from '@mantine/core'
import type { InvoiceId } from '@tallgrass/domain'
import { skipToken } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { detailQuery } from '../../../lib/freshness'
import { trpc } from '../../../lib/trpc'
import { errorText } from '../../../lib/trpc-error'
import { useLastDefined } from '../../../lib/use-last-defined'
import { DetailDrawer } from '../../../ui/detail-drawer'
import { LoadError } from '../../../ui/load-error'
import { useDialogAbout } from '../../../ui/use-dialog-about'
import { InvoiceDialogs } from '../invoice-dialogs'
import { type RefundablePayment, RefundDialog } from '../money/refund-dialog'
import type { InvoiceStep } from '../steps/invoice-step'
import { InvoiceDetailsView } from './invoice-details-view'

interface InvoiceDrawerProps {
  /** Undefined while the drawer is closed. */
  id: InvoiceId | undefined
  onClose: () => void
}

/** The details of one invoice, with every action its status allows. */
export function InvoiceDrawer({ id, onClose }: InvoiceDrawerProps) {
  const shown = useLastDefined(id)
  const actions = useRef<HTMLDivElement>(null)
  const [step, setStep] = useState<InvoiceStep>()
  const refunding = useDialogAbout<RefundablePayment>()
  const { data, error, isPending, refetch } = trpc.admin.invoices.get.useQuery(
    shown ? { id: shown } : skipToken,
    { ...detailQuery, enabled: id !== undefined },
  )
  function close() {
    setStep(undefined)
    refunding.close()
    // Focus returns to the button that opened the dialog, unless the action removed it.
    actions.current?.focus()
  }
  return (
    <>
      <DetailDrawer
        opened={id !== undefined}
        onClose={onClose}
        title={data?.title ?? 'Invoice'}
        // Escape closes the dialog on top first.
        closeOnEscape={step === undefined && !refunding.opened}
      >
        {isPending && <Skeleton h="16rem" radius="lg" role="status" aria-label="Loading" />}
        {error && (
          <LoadError onRetry={() => void refetch()}>
            {errorText(error, 'Failed to load the invoice. Please try again.')}
          </LoadError>
        )}
        {data && (
          <InvoiceDetailsView invoice={data} actions={actions} onStep={setStep} onRefund={refunding.open} />
        )}
      </DetailDrawer>
      {data && <InvoiceDialogs invoice={data} step={step} onClose={close} />}
      <RefundDialog payment={refunding.about} opened={refunding.opened} onClose={close} />
    </>
  )
}
