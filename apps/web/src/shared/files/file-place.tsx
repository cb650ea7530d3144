import type { ProjectFile } from '@tallgrass/contracts'
import type { ReactNode } from 'react'
import classes from './file-place.module.css'
import { useFilePlace } from './use-anchored-file'

/** Where the links of notices lead: it shows which file they mean. */
export function FilePlace({ children, file }: { children: ReactNode; file: ProjectFile }) {
  return (
    <div className={classes.place} {...useFilePlace(file)}>
      {children}
    </div>
  )
}
