import classes from './email-text.module.css'

/** An email address that wraps after its @ first. Says so if it is empty. */
export function EmailText({ children }: { children: string }) {
  if (!children) return 'No email address'
  const at = children.lastIndexOf('@') + 1
  return (
    <span className={classes.email}>
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </span>
  )
}
