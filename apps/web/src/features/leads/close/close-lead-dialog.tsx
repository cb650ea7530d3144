import { SegmentedControl, Stack, Text, Textarea } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { closeLeadInput, type LeadDetails } from '@tallgrass/contracts'
import type { LeadClosing } from '@tallgrass/domain'
import { showErrors } from '../../../lib/show-errors'
import { showFirstError } from '../../../lib/show-first-error'
import { fieldErrors } from '../../../lib/trpc-error'
import { DialogForm } from '../../../ui/dialog-form'
import { FormModal } from '../../../ui/form-modal'
import { useCloseLead } from './use-close-lead'

const choices: { value: LeadClosing; label: string; description: string }[] = [
  {
    value: 'lost',
    label: 'Lost',
    description: 'They will not become a client for now. If they write again, the lead reopens by itself.',
  },
  {
    value: 'spam',
    label: 'Spam',
    description: 'Not a real inquiry. It stays closed, even if more arrives from the same address.',
  },
]

interface CloseLeadDialogProps {
  lead: LeadDetails
  opened: boolean
  onClose: () => void
  /** Called once the lead is closed: the button that opened the dialog no longer exists. */
  onFocusLost: () => void
}

/** Asks whether the lead is lost, and why, or spam. */
export function CloseLeadDialog({ lead, onClose, onFocusLost, opened }: CloseLeadDialogProps) {
  const close = useCloseLead()
  const form = useForm({
    initialValues: { id: lead.id, version: lead.version, as: 'lost' as LeadClosing, reason: '' },
    validate: schemaResolver(closeLeadInput, { sync: true }),
  })
  const { as } = form.getValues()
  const submit = form.onSubmit(
    (values) =>
      close.mutate(
        // The newest version that this screen shows: only the status and the facts above can differ.
        { ...values, version: lead.version },
        { onSuccess: onClose, onError: (error) => showErrors(form)(fieldErrors(error)) },
      ),
    showFirstError(form),
  )
  return (
    <FormModal
      opened={opened}
      onClose={onClose}
      pending={close.isPending}
      onExitTransitionEnd={() => {
        if (!lead.closedAs) return
        form.reset()
        onFocusLost()
      }}
      title="Close lead"
    >
      <DialogForm
        onCancel={onClose}
        onSubmit={submit}
        submitLabel="Close Lead"
        pendingLabel="Closing..."
        pending={close.isPending}
      >
        <Stack gap="xs">
          <SegmentedControl
            aria-label="Close as"
            data={choices.map(({ label, value }) => ({ label, value }))}
            {...form.getInputProps('as')}
          />
          <Text c="dimmed" size="sm" role="status">
            {choices.find(({ value }) => value === as)?.description}
          </Text>
        </Stack>
        {as === 'lost' && (
          <Textarea
            label="Reason"
            description="One sentence for yourself: no budget, someone else, not a fit."
            maxRows={6}
            {...form.getInputProps('reason')}
          />
        )}
      </DialogForm>
    </FormModal>
  )
}
