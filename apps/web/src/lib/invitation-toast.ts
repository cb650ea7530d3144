import type { Toast } from './notify'

interface Sending {
  emailEnabled: boolean
  emailSent: boolean
}

/** The toast after an invitation was created. Says whether its email was sent. */
export function invitationToast({ emailEnabled, emailSent }: Sending, email: string): Toast {
  if (emailEnabled && emailSent) {
    return { title: 'Invitation Sent', message: `Invitation email sent successfully to ${email}` }
  }
  const message = emailEnabled
    ? 'Invitation created but email failed to send. Check server logs.'
    : 'Invitation created but email service is not configured. Share the invitation link manually.'
  return { title: 'Invitation Created', message, destructive: true }
}
