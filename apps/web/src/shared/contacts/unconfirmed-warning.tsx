import { Alert, Checkbox, Stack } from '@mantine/core'

interface UnconfirmedWarningProps {
  /** Who have not confirmed their address. Shows nothing for none. */
  names: string[]
  /** The administrator knows them. Without it, no one is asked. */
  known?: { checked: boolean; onChange: (checked: boolean) => void }
}

/** Warns before someone reads the records of others whose account may be someone else's. */
export function UnconfirmedWarning({ known, names }: UnconfirmedWarningProps) {
  if (names.length === 0) return null
  const list = new Intl.ListFormat('en-US').format(names)
  return (
    <Alert color="amber" role="note">
      <Stack gap="sm">
        <span>
          <strong>Address not confirmed.</strong> {list} {names.length === 1 ? 'has' : 'have'} not confirmed
          the email address, so the account may be someone else’s, who would read all records.
        </span>
        {known && (
          <Checkbox
            label="I know that the account is theirs"
            checked={known.checked}
            onChange={({ currentTarget }) => known.onChange(currentTarget.checked)}
          />
        )}
      </Stack>
    </Alert>
  )
}
