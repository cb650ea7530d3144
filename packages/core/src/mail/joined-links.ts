/**
 * The links of one message in one text, which is sealed and erased as a whole. None of our links has a fragment of its
 * own, and the first one still opens for a release that does not know of the second.
 */
export function joinLinks(link: string, invitationLink: string | null | undefined): string {
  return invitationLink ? `${link}#${invitationLink}` : link
}

export function splitLinks(joined: string): { link: string; invitationLink: string | undefined } {
  const [link = '', invitationLink] = joined.split('#')
  return { link, invitationLink }
}
