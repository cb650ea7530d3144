/** What the checklist asks about, in the order of what loses customers first. */
export const checklistAreas = ['leads', 'phone', 'booking', 'reviews', 'search'] as const
export type ChecklistArea = (typeof checklistAreas)[number]

/** Every question, with the area that it says something about. */
export const checklistQuestions = [
  { id: 'replySpeed', area: 'leads' },
  { id: 'leadList', area: 'leads' },
  { id: 'followUp', area: 'leads' },
  { id: 'missedCalls', area: 'phone' },
  { id: 'afterHours', area: 'phone' },
  { id: 'phoneAnswers', area: 'phone' },
  { id: 'bookingWay', area: 'booking' },
  { id: 'reminders', area: 'booking' },
  { id: 'reviewAsking', area: 'reviews' },
  { id: 'reviewReplies', area: 'reviews' },
  { id: 'profile', area: 'search' },
  { id: 'siteAnswers', area: 'search' },
] as const satisfies { id: string; area: ChecklistArea }[]
export type ChecklistQuestion = (typeof checklistQuestions)[number]['id']

/** The answers to a question stand in this order: from what is missing to what is in place. */
export const checklistPoints = [0, 1, 2] as const
export type ChecklistPoints = (typeof checklistPoints)[number]
export type ChecklistAnswers = Record<ChecklistQuestion, ChecklistPoints>

export type ChecklistLevel = 'gap' | 'partial' | 'good'

export interface AreaResult {
  area: ChecklistArea
  points: number
  most: number
  level: ChecklistLevel
}

export interface ChecklistReport {
  points: number
  most: number
  /** All areas, the one that needs most first. */
  areas: AreaResult[]
  /** Where to begin; none where everything is in good shape. */
  first: ChecklistArea | undefined
}

const MAX_POINTS = Math.max(...checklistPoints)
const GOOD_SHARE = 0.8
const PARTIAL_SHARE = 0.5

/** Adds up what was answered. Equal areas keep the order in which they lose customers. */
export function checklistReport(answers: ChecklistAnswers): ChecklistReport {
  const areas = checklistAreas
    .map((area) => resultOf(area, answers))
    .toSorted((a, b) => a.points / a.most - b.points / b.most)
  return {
    points: sum(areas.map(({ points }) => points)),
    most: sum(areas.map(({ most }) => most)),
    areas,
    first: areas.find(({ level }) => level !== 'good')?.area,
  }
}

/** Whether there is nothing left to answer. */
export function isChecklistComplete(answers: Partial<ChecklistAnswers>): answers is ChecklistAnswers {
  return checklistQuestions.every(({ id }) => answers[id] !== undefined)
}

function resultOf(area: ChecklistArea, answers: ChecklistAnswers): AreaResult {
  const questions = checklistQuestions.filter((question) => question.area === area)
  const points = sum(questions.map(({ id }) => answers[id]))
  const most = questions.length * MAX_POINTS
  return { area, points, most, level: levelOf(points / most) }
}

function levelOf(share: number): ChecklistLevel {
  if (share >= GOOD_SHARE) return 'good'
  return share >= PARTIAL_SHARE ? 'partial' : 'gap'
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
