/** Shown beside the button that saves an invoice and issues it. */
export function issueAhead(emailEnabled: boolean): string {
  return emailEnabled
    ? 'An issued invoice has a number and can no longer be edited. The client gets an email with a link to pay.'
    : 'An issued invoice has a number and can no longer be edited. No email is sent because no mail server is configured.'
}

/** The toast after an invoice was issued. */
export function issuedWords(emailEnabled: boolean) {
  return {
    done: 'Invoice Issued',
    message: emailEnabled
      ? 'An email to the client is on its way.'
      : 'No email was sent. Send the payment link to the client.',
  }
}
