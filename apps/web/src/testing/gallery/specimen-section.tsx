import { Title } from '@mantine/core'
import { useId } from 'react'
import classes from './gallery.module.css'
import type { Specimen } from './specimen'

/** One component in its states, under its name. */
export function SpecimenSection({ specimen: { of, states } }: { specimen: Specimen }) {
  const heading = useId()
  return (
    <section className={classes.specimen} aria-labelledby={heading}>
      <Title order={3} size="h4" id={heading}>
        {of.map(({ name }) => name).join(', ')}
      </Title>
      <div className={classes.states} data-wide={Object.keys(states).length === 1 || undefined}>
        {Object.entries(states).map(([name, state]) => (
          <div key={name} className={classes.state}>
            <div className={classes.name}>{name}</div>
            <div>{state}</div>
          </div>
        ))}
      </div>
    </section>
  )
}
