import type { Sheet } from './sheet.ts'

const SIDE = 116
const GAP = 16

/** Two columns of a page: headings hang in the narrow one, beside what they are about; lines of the other read well. */
export function hang(sheet: Sheet): { side: Sheet; main: Sheet } {
  const { left, width } = sheet
  return {
    side: { ...sheet, width: SIDE },
    main: { ...sheet, left: left + SIDE + GAP, width: width - SIDE - GAP },
  }
}
