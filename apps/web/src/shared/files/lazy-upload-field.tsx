import { useMounted } from '@mantine/hooks'
import type { ComponentProps } from 'react'
import { lazyPart } from '../../ui/lazy-part'
import classes from './lazy-upload-field.module.css'
import type { UploadField as Field } from './upload-field'

const Part = lazyPart(() => import('./upload-field').then((module) => module.UploadField))

/** Loaded after the first view of a page, and shown once it works. Its place is kept. */
export function UploadField(props: ComponentProps<typeof Field>) {
  return <div className={classes.place}>{useMounted() && <Part {...props} />}</div>
}
