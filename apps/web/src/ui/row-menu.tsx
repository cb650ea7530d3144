import { ActionIcon, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'

export interface RowAction {
  label: string
  onClick: () => void
  destructive?: boolean
}

interface RowMenuProps {
  /** What it is about, for those who do not see the row. */
  label: string
  actions: RowAction[]
}

/** What may be done with one row. */
export function RowMenu({ actions, label }: RowMenuProps) {
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon color="gray" aria-label={label}>
          <IconDots aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map((action) => (
          <Menu.Item
            key={action.label}
            {...(action.destructive && { color: 'danger' })}
            onClick={action.onClick}
          >
            {action.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
