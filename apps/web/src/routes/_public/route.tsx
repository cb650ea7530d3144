import { createFileRoute, Outlet } from '@tanstack/react-router'
import { SiteFooter } from '../../features/navigation/site-footer'
import { SiteNav } from '../../features/navigation/site-nav'
import { useAuth } from '../../features/session/auth-context'
import { LoginDialogs } from '../../features/session/sign-in/login-dialogs'
import { useHintedDialog } from '../../features/session/sign-in/use-hinted-dialog'
import { SkipLink } from '../../ui/skip-link'
import classes from './-public-layout.module.css'

export const Route = createFileRoute('/_public')({ component: PublicLayout })

function PublicLayout() {
  const { user, loading, logout } = useAuth()
  const [dialog, setDialog] = useHintedDialog()
  return (
    <div className={classes.layout}>
      <SkipLink />
      <SiteNav user={user} loading={loading} onLogin={setDialog} onLogout={logout} />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
      <LoginDialogs opened={dialog} onClose={() => setDialog(null)} />
    </div>
  )
}
