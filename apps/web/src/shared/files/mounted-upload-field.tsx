import { useMounted } from '@mantine/hooks'
import type { ComponentProps } from 'react'
import classes from './mounted-upload-field.module.css'
import { UploadField as Field } from './upload-field'

/** Shown once it works: a page from the server could not take files yet. Its place is kept. */
export function UploadField(props: ComponentProps<typeof Field>) {
  return <div className={classes.place}>{useMounted() && <Field {...props} />}</div>
}
