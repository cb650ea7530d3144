import { NativeSelect, SimpleGrid, Text, Textarea, TextInput } from '@mantine/core'
import { type ClientId, invoiceKinds, PAYMENT_TERM_DAYS, type ProjectId } from '@tallgrass/domain'
import { useOutboxSettings } from '../../../lib/use-outbox-settings'
import { toWords } from '../../../lib/words'
import { ClientPicker } from '../../../shared/clients/client-picker'
import { ProjectPicker } from '../../../shared/projects/project-picker'
import { ActionButton } from '../../../ui/action-button'
import { DialogForm } from '../../../ui/dialog-form'
import type { RecordFieldSpec } from '../../../ui/record-field'
import { StaleRecord } from '../../../ui/stale-record'
import { issueAhead } from '../steps/issue-words'
import { type InvoiceDraft, newLine } from './invoice-draft'
import { LinesField } from './lines-field'
import { ISSUE, useInvoiceForm } from './use-invoice-form'

const kinds = invoiceKinds.map((kind) => ({ value: kind, label: toWords(kind) }))

export interface InvoiceFormProps extends Omit<Parameters<typeof useInvoiceForm>[0], 'onDone' | 'pending'> {
  /** The client, if fixed; otherwise the form lets you choose one. */
  client?: { id: ClientId; name: string } | undefined
  project?: { id: ProjectId; name: string } | undefined
  /** Chosen at first, if `client` is not given. */
  suggested?: { id: ClientId; name: string } | undefined
  submitLabel: string
  pending: boolean
  onDone: () => void
}

export function InvoiceForm(props: InvoiceFormProps) {
  const { client, pending, project, submitLabel, suggested, ...options } = props
  const { form, keepMine, submit, takeTheirs, theirs } = useInvoiceForm({ ...options, pending })
  const { emailEnabled } = useOutboxSettings()
  const { clientId, lines, projectId, title } = form.values
  const isIncomplete = theirs !== undefined || clientId === '' || title.trim() === ''
  function choose(facts: Partial<InvoiceDraft>) {
    // Project costs can be invoiced only in their own project.
    const remaining = lines.filter(({ costId }) => costId === null)
    form.setValues({ ...facts, lines: remaining.length > 0 ? remaining : [newLine()] })
  }
  const fields: RecordFieldSpec[] = [
    { name: 'projectId', label: 'Project', kind: 'custom', inWords: (id) => projectInWords(id, project) },
    { name: 'title', label: 'Title', kind: 'line' },
    { name: 'kind', label: 'Kind', kind: 'choice', choices: kinds },
    { name: 'dueDate', label: 'Due date', kind: 'day' },
    { name: 'description', label: 'Description', kind: 'paragraph' },
    { name: 'lines', label: 'Lines', kind: 'custom' },
    { name: 'discount', label: 'Discount', kind: 'custom' },
  ]
  return (
    <DialogForm
      onCancel={options.onDone}
      submitLabel={submitLabel}
      pendingLabel="Saving..."
      pending={pending}
      disabled={isIncomplete}
      alternative={
        <ActionButton type="submit" variant="default" value={ISSUE} disabled={pending || isIncomplete}>
          Save and issue
        </ActionButton>
      }
      onSubmit={submit}
    >
      {theirs && (
        <StaleRecord
          conflicts={theirs.conflicts}
          fields={fields}
          onKeepMine={keepMine}
          onTakeTheirs={takeTheirs}
        />
      )}
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        {client ? (
          <TextInput label="Client" value={client.name} readOnly />
        ) : (
          <ClientPicker
            {...form.getInputProps('clientId')}
            {...(suggested && { current: suggested })}
            data-autofocus
            onChange={(id) => choose({ clientId: id, projectId: '' })}
          />
        )}
        <ProjectPicker
          key={`${clientId} ${theirs?.version}`}
          clientId={clientId}
          current={project}
          {...form.getInputProps('projectId')}
          onChange={(id) => choose({ projectId: id })}
        />
        <TextInput
          label="Title"
          autoComplete="off"
          {...(client && { 'data-autofocus': true })}
          {...form.getInputProps('title')}
        />
        <NativeSelect label="Kind" data={kinds} {...form.getInputProps('kind')} />
        <TextInput
          label="Due date"
          name="dueDate"
          type="date"
          description={`If empty, the invoice is due ${PAYMENT_TERM_DAYS} days after it is issued.`}
          {...form.getInputProps('dueDate')}
        />
      </SimpleGrid>
      <Textarea
        label="Description"
        description="Appears on the invoice above the lines."
        maxRows={6}
        {...form.getInputProps('description')}
      />
      <LinesField form={form} projectId={projectId} />
      <Text fz="sm" c="dimmed">
        {issueAhead(emailEnabled)}
      </Text>
    </DialogForm>
  )
}

function projectInWords(id: string, known: { id: ProjectId; name: string } | undefined) {
  return id === known?.id ? known.name : 'Another project'
}
