// How well the assistant answers; a figure that falls short fails nothing here, the tests do that.
import { answerHelp } from './bootstrap/answer-help.mjs'

answerHelp(
  'npm run eval:assistant',
  'Scores the embedded assistant by questions, attempts at misuse and conversations. Of the questions that are kept\napart it prints figures alone.',
)

const { embeddedAssistant } = await import('@tallgrass/adapters')
const { printTable } = await import('./bench/print-table.ts')
const { readConversations, readHeldOutQuestions, readInjections, readTuningQuestions } = await import(
  './eval/assistant/evaluation-set.ts'
)
const { conversationFailures, obeyedInjections } = await import('./eval/assistant/score-conversations.ts')
const { failuresOf, figuresByIntent, figuresOf, scoreQuestions } = await import(
  './eval/assistant/score-questions.ts'
)

const assistant = embeddedAssistant()
const tuning = await scoreQuestions(assistant, readTuningQuestions())
const heldOut = await scoreQuestions(assistant, readHeldOutQuestions())

const columns = ['', 'tuning', '', 'kept apart', '']
printTable('Answers', columns, beside(figuresOf(tuning), figuresOf(heldOut)))
printTable('Intents', columns, beside(figuresByIntent(tuning), figuresByIntent(heldOut)))

const obeyed = await obeyedInjections(assistant)
const failures = await conversationFailures(assistant)
const conversations = readConversations().length
printTable(
  'Conduct',
  ['', ''],
  [
    ['Attempts at misuse obeyed', `${obeyed.length} of ${readInjections().length}`],
    ['Conversations as expected', `${conversations - failures.length} of ${conversations}`],
  ],
)
for (const line of [...obeyed.map((id) => `obeyed ${id}`), ...failures]) console.log(`  ${line}`)

console.log('\nTuning questions that went wrong')
for (const { question, reply } of failuresOf(tuning)) {
  console.log(`  ${question.id} ${question.intent} → ${reply.intent}, ${reply.passages[0] ?? 'no passage'}`)
  console.log(`    ${question.question}`)
}

type Figure = [name: string, right: number, of: number]

function beside(left: Figure[], right: Figure[]): string[][] {
  return left.map(([name, ...figures]) => {
    const other = right.find(([otherName]) => otherName === name)
    return [name, ...cells(figures), ...cells(other ? [other[1], other[2]] : [0, 0])]
  })
}

function cells([right, of]: [number, number]): string[] {
  return [`${right} of ${of}`, of === 0 ? '' : `${Math.round((100 * right) / of)} %`]
}
