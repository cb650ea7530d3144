import type { MailContent, MailTemplate } from '../ports/mail.ts'

export function defineMail<Data>(
  name: string,
  template: Omit<MailTemplate<Data>, 'name'>,
): MailTemplate<Data> {
  return { name, ...template }
}

const CHOOSE = 'Choose what we email you'
const END = 'Stop these emails'
const YOUR_DATA = 'Your data'

/** Older messages have one link, which then stands in for the second. */
export function secondLink(link: string, second: string): string | undefined {
  return second === link ? undefined : second
}

interface Invitation {
  text: string
  label: string
  link: string
}

interface Choices {
  preferences: string
  unsubscribe?: string
}

interface MailParts {
  subject: string
  /** Shown before the message is opened. */
  preview: string
  greeting: string
  paragraphs: string[]
  /** A list, each with its page. */
  items?: { text: string; link: string }[]
  button: { label: string; link: string }
  /** Below the button, smaller. */
  note: string
  /** A second link, for someone who has no account yet. */
  invitation?: Invitation | undefined
  signature: string
  /** Where the recipient chooses their mails, and the link that ends this kind, unless it is always sent. */
  choices?: Choices
  /** Where someone without an account sees and deletes what is kept of them. */
  yourData?: string | undefined
}

/** The layout of all messages: complete plain text, and HTML for phones and desktops, light and dark. */
export function composeMail(parts: MailParts): MailContent {
  const { choices, subject } = parts
  const content = { subject, text: toText(parts), html: toHtml(parts) }
  return choices?.unsubscribe ? { ...content, unsubscribe: choices.unsubscribe } : content
}

function toText(parts: MailParts): string {
  const { button, choices, greeting, invitation, items = [], note, paragraphs, signature, yourData } = parts
  return [
    greeting,
    ...paragraphs,
    ...items.map(({ link, text }) => `${text}\n${link}`),
    `${button.label}:\n${button.link}`,
    note,
    ...(invitation ? [invitation.text, `${invitation.label}:\n${invitation.link}`] : []),
    signature,
    ...(choices ? [`${CHOOSE}:\n${choices.preferences}`] : []),
    ...(choices?.unsubscribe ? [`${END}:\n${choices.unsubscribe}`] : []),
    ...(yourData ? [`${YOUR_DATA}:\n${yourData}`] : []),
  ].join('\n\n')
}

function toHtml(parts: MailParts): string {
  const {
    button,
    choices,
    greeting,
    invitation,
    items = [],
    note,
    paragraphs,
    preview,
    signature,
    subject,
    yourData,
  } = parts
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`
  return `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:24px 16px;font:16px/1.6 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<div style="max-width:34rem;margin:0 auto">
${[greeting, ...paragraphs].map(paragraph).join('\n')}${items.map(toItemHtml).join('')}
<p style="margin:24px 0"><a href="${escapeHtml(button.link)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#1f6b4a;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(button.label)}</a></p>
<p style="margin:0 0 16px;font-size:14px;overflow-wrap:anywhere">${escapeHtml(note)} If the button does not work, open this link:<br>${escapeHtml(button.link)}</p>${invitation ? toInvitationHtml(invitation) : ''}
<p style="margin:24px 0 0">${escapeHtml(signature)}</p>${choices ? toChoicesHtml(choices) : ''}${yourData ? toYourDataHtml(yourData) : ''}
</div>
</body>
</html>
`
}

function toInvitationHtml({ label, link, text }: Invitation): string {
  return `
<p style="margin:24px 0 0">${escapeHtml(text)}</p>
<p style="margin:0 0 16px"><a href="${escapeHtml(link)}">${escapeHtml(label)}</a></p>`
}

function toItemHtml({ link, text }: { link: string; text: string }): string {
  return `
<p style="margin:0 0 16px">${escapeHtml(text)}<br><a href="${escapeHtml(link)}">Open</a></p>`
}

function toChoicesHtml({ preferences, unsubscribe }: Choices): string {
  const end = unsubscribe ? ` · <a href="${escapeHtml(unsubscribe)}">${END}</a>` : ''
  return `
<p style="margin:24px 0 0;font-size:14px"><a href="${escapeHtml(preferences)}">${CHOOSE}</a>${end}</p>`
}

function toYourDataHtml(link: string): string {
  return `
<p style="margin:24px 0 0;font-size:14px"><a href="${escapeHtml(link)}">${YOUR_DATA}</a></p>`
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
