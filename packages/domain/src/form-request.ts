/** “Take my details”, not “do you store my details” or “do I have to leave my name”. */
const LEAVING =
  /(?<!\b(?:(?:do|does|did|will|who|why|if)(?: (?:you|i|we))?|(?:have|has|need) to|must(?: (?:i|we))?) )\b(?:leave|give|take|enter|write|send)(?: you)?(?: down)? (?:my|our) (?:name|details|contact|info|information|email|number)\b/i
const NAMING = /\b(?:the|that|your|this) (?:contact |lead )?(?:form|box)\b/i
const RECALLING =
  /\b(?:show|open|reopen|see|find|where|bring|back|again|closed|lost|gone|missing|disappeared|fill)\b/i
/** A form on the visitor's own page is what we sell help for. */
const ON_OTHER_PAGES = /\b(?:my|our|website|site|page|customers?)\b/i

/** True if a message asks for the form for name and email. */
export function asksForForm(message: string): boolean {
  if (LEAVING.test(message)) return true
  return NAMING.test(message) && RECALLING.test(message) && !ON_OTHER_PAGES.test(message)
}
