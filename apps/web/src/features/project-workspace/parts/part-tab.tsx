import { Button, Group, Stack } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { AnyId, ProjectId } from '@tallgrass/domain'
import { type ComponentType, type ReactNode, useRef, useState } from 'react'
import { focusRowMenu, neighborsOf } from '../../../lib/focus-row-menu'
import { rowsOf } from '../../../lib/rows-of'
import type { Column } from '../../../ui/data-table'
import type { Pages } from '../../../ui/paged-list'
import { type RowAction, RowMenu } from '../../../ui/row-menu'
import { useDialogAbout } from '../../../ui/use-dialog-about'
import { DeletePartDialog } from './delete-part-dialog'
import type { PartDialogProps } from './part-dialog'
import { PartList } from './part-list'

interface PartTabProps<Row extends { id: AnyId }> {
  label: string
  /** The name of one row, such as 'task'. */
  noun: string
  nameOf: (row: Row) => string
  pages: Pages<Row>
  columns: Column<Row>[]
  empty: { title: string; text: string }
  projectId: ProjectId
  /** Adds a row, or edits one. */
  Dialog: ComponentType<PartDialogProps<Row>>
  remove: (id: Row['id']) => Promise<unknown>
  /** Menu entries above Edit and Delete. */
  actions: (row: Row) => RowAction[]
  /** False if the server refuses changes; hides Add, Edit and Delete. */
  mayChange?: boolean
  /** Shown between the Add button and the rows. */
  children?: ReactNode
}

/** One tab of a project: the rows, and the dialogs to add, edit and delete them. */
export function PartTab<Row extends { id: AnyId; version: number }>(props: PartTabProps<Row>) {
  const { Dialog, label, mayChange = true, nameOf, noun, pages, projectId } = props
  const rows = rowsOf(pages.data) ?? []
  const [adding, setAdding] = useState(false)
  const addButton = useRef<HTMLButtonElement>(null)
  const editing = useDialogAbout<Row>()
  const deleting = useDialogAbout<Row>()
  const neighbors = useRef<Row['id'][]>([])
  const changes = (row: Row): RowAction[] => [
    { label: 'Edit', onClick: () => editing.open(row) },
    { label: 'Delete', onClick: () => deleting.open(row), destructive: true },
  ]
  const actionsOf = (row: Row) => [...props.actions(row), ...(mayChange ? changes(row) : [])]
  const menu: Column<Row> = {
    label: 'Actions',
    kind: 'action',
    cell: (row) => <RowMenu rowId={row.id} about={nameOf(row)} actions={actionsOf(row)} />,
  }
  function remove(row: Row) {
    neighbors.current = neighborsOf(rows, row.id)
    return props.remove(row.id)
  }
  const hasMenu = rows.some((row) => actionsOf(row).length > 0)
  const dialog = { noun, projectId }
  return (
    <Stack gap="lg">
      {mayChange && (
        <Group justify="flex-end">
          <Button ref={addButton} leftSection={<IconPlus aria-hidden />} onClick={() => setAdding(true)}>
            {`Add ${noun}`}
          </Button>
        </Group>
      )}
      {props.children}
      <PartList
        label={label}
        pages={pages}
        columns={[...props.columns, ...(hasMenu ? [menu] : [])]}
        empty={props.empty}
      />
      <Dialog {...dialog} opened={adding} onClose={() => setAdding(false)} />
      <Dialog {...dialog} edited={editing.about} opened={editing.opened} onClose={editing.close} />
      <DeletePartDialog
        noun={noun}
        name={deleting.about && nameOf(deleting.about)}
        opened={deleting.opened}
        onClose={deleting.close}
        onDelete={async () => deleting.about && remove(deleting.about)}
        onDeleted={() => focusRowMenu(neighbors.current) || addButton.current?.focus()}
      />
    </Stack>
  )
}
