import { Fragment } from 'react'
import classes from './unbroken.module.css'

/** A title whose hyphenated words stay in one piece: 'Text-to-Book' is not broken as 'Text-to-' and 'Book'. */
export function Unbroken({ children }: { children: string }) {
  return children.split(' ').map((word) => (
    <Fragment key={word}>
      <span className={classes.word}>{word}</span>{' '}
    </Fragment>
  ))
}
