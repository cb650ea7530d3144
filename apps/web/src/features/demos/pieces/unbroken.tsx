import { Fragment } from 'react'
import classes from './unbroken.module.css'

/** A title whose hyphenated words do not wrap: 'Text-to-Book' is never split into 'Text-to-' and 'Book'. */
export function Unbroken({ children }: { children: string }) {
  return children.split(' ').map((word) => (
    <Fragment key={word}>
      <span className={classes.word}>{word}</span>{' '}
    </Fragment>
  ))
}
