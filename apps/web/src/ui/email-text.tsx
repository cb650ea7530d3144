import classes from './email-text.module.css'

/** An address that breaks behind its @ before it breaks anywhere else. */
export function EmailText({ children }: { children: string }) {
  const at = children.lastIndexOf('@') + 1
  return (
    <span className={classes.email}>
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </span>
  )
}
