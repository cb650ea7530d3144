import type { Role } from '@tallgrass/domain'
import { Link, type LinkComponentProps } from '@tanstack/react-router'

interface SignInLinkProps extends Omit<LinkComponentProps<'a'>, 'to' | 'state'> {
  role: Role
  /** Filled in. */
  email?: string
}

/** Leads to the portal, or to the login dialog of the role. */
export function SignInLink({ email, role, ...props }: SignInLinkProps) {
  const openLogin = role === 'ADMIN' ? 'admin' : 'customer'
  return <Link {...props} to="/portal" state={{ openLogin, ...(email && { loginEmail: email }) }} />
}
