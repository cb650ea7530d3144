import type { Conflict } from '../lib/record-draft'
import type { RecordFieldSpec } from './record-field'
import { StaleAlert } from './stale-alert'
import classes from './stale-record.module.css'

interface StaleRecordProps {
  conflicts: Conflict[]
  fields: RecordFieldSpec[]
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Above the fields of a form: the version that someone else has saved, and the choice. */
export function StaleRecord({ conflicts, fields, onKeepMine, onTakeTheirs }: StaleRecordProps) {
  return (
    <StaleAlert
      text="Someone else saved this while you were editing. Nothing was overwritten, and your version is still in the fields below. Fields you did not change keep their values."
      onKeepMine={onKeepMine}
      onTakeTheirs={onTakeTheirs}
    >
      <div className={classes.list}>
        {conflicts.map(({ changedByYou, field, theirs, yours }) => {
          const spec = fields.find(({ name }) => name === field)
          return (
            <div key={field}>
              <div className={classes.name}>{spec?.label ?? field}</div>
              <dl className={classes.sides}>
                <div>
                  <dt>{changedByYou ? 'Yours' : 'Yours (not changed)'}</dt>
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
    </StaleAlert>
  )
}

function inWords(spec: RecordFieldSpec | undefined, value: string | boolean): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (value === '') return 'Nothing'
  if (spec?.inWords) return spec.inWords(value)
  return spec?.choices?.find((choice) => choice.value === value)?.label ?? value
}
