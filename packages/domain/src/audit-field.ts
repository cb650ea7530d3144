/** The fields of an audit row that may be erased. The others identify people by id only. */
export const auditFields = ['before', 'after', 'ip', 'userAgent'] as const
export type AuditField = (typeof auditFields)[number]

/** One string per field, for some of the fields: salts or digests. */
export type AuditTexts = { [Field in AuditField]?: string }
