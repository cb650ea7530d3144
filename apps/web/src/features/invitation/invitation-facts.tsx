import type { Role } from '@tallgrass/domain'
import { EmailText } from '../../ui/email-text'
import classes from './invitation-facts.module.css'

/** Name, email and role, which are fixed by the invitation. */
export function InvitationFacts({ email, name, role }: { name: string; email: string; role: Role }) {
  return (
    <dl className={classes.facts} aria-label="Your invitation">
      <div>
        <dt>Name</dt>
        <dd>{name}</dd>
      </div>
      <div>
        <dt>Email</dt>
        <dd>
          <EmailText>{email}</EmailText>
        </dd>
      </div>
      <div>
        <dt>Role</dt>
        <dd>{role === 'ADMIN' ? 'Administrator' : 'Client'}</dd>
      </div>
    </dl>
  )
}
