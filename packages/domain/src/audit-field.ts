/** What may be erased in a row of the audit log: the rest names no one but by id. */
export const auditFields = ['before', 'after', 'ip', 'userAgent'] as const
export type AuditField = (typeof auditFields)[number]

/** A text for some of them: salts, or digests. */
export type AuditTexts = { [Field in AuditField]?: string }
