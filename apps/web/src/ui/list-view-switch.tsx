import { SegmentedControl } from '@mantine/core'

const views = [
  { value: 'cards', label: 'Cards' },
  { value: 'table', label: 'Table' },
] as const

/** Cards, or a table for those who compare many rows. */
export type ListView = (typeof views)[number]['value']

interface ListViewSwitchProps {
  view: ListView
  onChange: (view: ListView) => void
}

/** Chooses how a list is shown. The choice belongs in the address, so that a view can be shared. */
export function ListViewSwitch({ onChange, view }: ListViewSwitchProps) {
  return (
    <SegmentedControl<ListView>
      aria-label="View"
      data={[...views]}
      value={view}
      onChange={onChange}
      w="max-content"
    />
  )
}
