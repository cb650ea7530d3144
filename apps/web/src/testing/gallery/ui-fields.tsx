import { useForm } from '@mantine/form'
import { addLeadInput } from '@tallgrass/contracts'
import { CodeField } from '../../ui/code-field'
import { DialogForm } from '../../ui/dialog-form'
import { FilterBar } from '../../ui/filter-bar'
import { MoneyField } from '../../ui/money-field'
import { PasswordField } from '../../ui/password-field'
import { RecordField, type RecordFieldSpec } from '../../ui/record-field'
import { RecordForm } from '../../ui/record-form'
import { SearchField } from '../../ui/search-field'
import { Keeping } from './keeping'
import { type Group, specimen } from './specimen'

const nothing = () => {}
const soon = async () => {}
const choices = [
  { value: 'open', label: 'Open' },
  { value: 'paid', label: 'Paid' },
]

export const sampleFields: RecordFieldSpec[] = [
  { name: 'name', label: 'Name', kind: 'line' },
  { name: 'email', label: 'Email', kind: 'line' },
  { name: 'notes', label: 'Notes', kind: 'paragraph', description: 'Clients never see them' },
  { name: 'due', label: 'Due date', kind: 'day' },
  { name: 'amount', label: 'Amount', kind: 'amount' },
  { name: 'status', label: 'Status', kind: 'choice', choices },
  { name: 'internal', label: 'Internal', kind: 'check' },
  { name: 'number', label: 'Number', kind: 'line', readOnly: true },
]

export const sampleRecord = {
  name: 'Front desk',
  email: 'dele@okaforveterinary.example',
  notes: '',
  due: '2026-12-01',
  amount: '2400.00',
  status: 'open',
  internal: false,
  number: 'INV-2026-0007',
}

export const sampleSchema = addLeadInput

function OneField({ field }: { field: RecordFieldSpec }) {
  const form = useForm<Record<string, string | boolean>>({ initialValues: { ...sampleRecord } })
  return <RecordField field={field} form={form} first={false} />
}

export const fieldsGroup: Group = {
  title: 'Fields and forms',
  specimens: [
    specimen(CodeField, {
      usual: <CodeField label="Code" />,
      refused: <CodeField label="Code, refused" error="This code is not valid" />,
    }),
    specimen(MoneyField, {
      usual: (
        <Keeping initial="2400.00">
          {(value, onChange) => <MoneyField label="Amount" value={value} onChange={onChange} />}
        </Keeping>
      ),
      refused: <MoneyField label="Amount, refused" onChange={nothing} error="Enter an amount" />,
    }),
    specimen(PasswordField, {
      usual: <PasswordField label="Password" />,
      refused: <PasswordField label="Password, refused" error="Enter your password" />,
      disabled: <PasswordField label="Password, disabled" disabled />,
    }),
    specimen(SearchField, {
      usual: (
        <Keeping initial="okafor">
          {(value, onChange) => (
            <SearchField label="Search" placeholder="Name or email" value={value} onChange={onChange} />
          )}
        </Keeping>
      ),
    }),
    specimen(FilterBar, {
      'search and a choice': (
        <FilterBar
          search={{
            label: 'Search invoices',
            placeholder: 'Number or client',
            value: undefined,
            onChange: nothing,
          }}
          choices={[{ label: 'Status', data: choices, value: 'open', onChange: nothing }]}
        />
      ),
    }),
    specimen(
      RecordField,
      Object.fromEntries(
        sampleFields.map((field) => [
          field.kind + (field.readOnly ? ', read only' : ''),
          <OneField key={field.name} field={field} />,
        ]),
      ),
    ),
    specimen(DialogForm, {
      usual: (
        <DialogForm onCancel={nothing} onSubmit={(event) => event.preventDefault()} submitLabel="Save">
          The fields
        </DialogForm>
      ),
      pending: (
        <DialogForm onCancel={nothing} onSubmit={nothing} submitLabel="Save" pendingLabel="Saving..." pending>
          The fields
        </DialogForm>
      ),
      destructive: (
        <DialogForm
          onCancel={nothing}
          onSubmit={(event) => event.preventDefault()}
          submitLabel="Delete"
          destructive
        >
          The fields
        </DialogForm>
      ),
    }),
    specimen(RecordForm, {
      usual: (
        <RecordForm
          fields={sampleFields}
          record={sampleRecord}
          version={1}
          schema={sampleSchema}
          save={soon}
          pending={false}
          onPending={nothing}
          onDone={nothing}
          submitLabel="Save"
          pendingLabel="Saving..."
        />
      ),
    }),
  ],
}
