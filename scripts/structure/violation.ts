export type Violation = { file: string; line: number; wrong: string; fix: string }

export function formatViolation({ file, line, wrong, fix }: Violation) {
  return `${file}:${line}: ${wrong} → ${fix}`
}
