import { Alert, Button, Group, Stack } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import type { Conflict } from '../lib/record-draft'
import type { RecordFieldSpec } from './record-field'
import classes from './stale-record.module.css'

interface StaleRecordProps {
  conflicts: Conflict[]
  fields: RecordFieldSpec[]
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Above what was typed: what somebody else has saved meanwhile, and the choice. */
export function StaleRecord({ conflicts, fields, onKeepMine, onTakeTheirs }: StaleRecordProps) {
  return (
    <Alert
      ref={bringIntoView}
      color="amber"
      role="alert"
      icon={<IconUsers aria-hidden />}
      title="Changed by somebody else"
    >
      <Stack gap="sm">
        <span>
          Somebody else saved this while you were writing. Nothing was overwritten, and yours still stands in
          the fields below. Fields that you did not change keep what they saved.
        </span>
        <div className={classes.list}>
          {conflicts.map(({ changedByYou, field, theirs, yours }) => {
            const spec = fields.find(({ name }) => name === field)
            return (
              <div key={field}>
                <div className={classes.name}>{spec?.label ?? field}</div>
                <dl className={classes.sides}>
                  <div>
                    <dt>{changedByYou ? 'Yours' : 'Yours, as it was'}</dt>
                    <dd>{inWords(spec, yours)}</dd>
                  </div>
                  <div>
                    <dt>Theirs</dt>
                    <dd>{inWords(spec, theirs)}</dd>
                  </div>
                </dl>
              </div>
            )
          })}
        </div>
        <Group gap="sm">
          <Button size="sm" onClick={onKeepMine}>
            Save mine instead
          </Button>
          <Button size="sm" variant="default" onClick={onTakeTheirs}>
            Use theirs
          </Button>
        </Group>
      </Stack>
    </Alert>
  )
}

function inWords(spec: RecordFieldSpec | undefined, value: string | boolean): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (value === '') return 'Nothing'
  if (spec?.inWords) return spec.inWords(value)
  return spec?.choices?.find((choice) => choice.value === value)?.label ?? value
}

/** It appears above the button that was pressed, perhaps out of sight. */
function bringIntoView(alert: HTMLElement | null) {
  alert?.scrollIntoView({ block: 'nearest' })
}
