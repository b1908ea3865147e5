import { itemsOf } from '@telemachos/questionnaire/types/question-type'
import { Suspense, use } from 'react'
import { Text } from '#layout'
import { useCall, useIdentity, useTexts } from '#shared'
import { lazyPart, TextField } from '#ui'
import { AttemptFilesContext } from '../files/attempt-files.ts'
import classes from './types.module.css'
import { BLANK_MS, read, say, type TypeProps } from './type-props.ts'

const QuestionCalculator = lazyPart(() => import('./question-calculator.tsx'))

/** Type 26: a calculator whose inputs and results are the answers; fields alone where it is not there. */
export function SpreadsheetInputs(props: TypeProps) {
  const { question } = props
  const { t } = useTexts()
  const query = useSheet(question)
  const loading = <Text tone="faint">{t('calc.loading')}</Text>
  if (query === undefined || query.isError) return <InputFields {...props} />
  if (!query.data) return loading
  const names = new Set(query.data.Settings.Inputs.map(({ Name }) => Name))
  // Rows that an author wrote by hand are no inputs of it.
  if (!itemsOf(question).some(({ key }) => names.has(key))) return <InputFields {...props} />
  return (
    <Suspense fallback={loading}>
      <QuestionCalculator {...props} source={query.data} />
    </Suspense>
  )
}

/** The spreadsheet of a question: as its answer set has it or, where an author tries it, as it is now. */
function useSheet({ id, settings: { spreadsheetId } }: TypeProps['question']) {
  const { ProjectId } = useIdentity()
  const answerSetId = use(AttemptFilesContext)?.answerSetId
  const isTried = answerSetId === undefined
  const isThere = spreadsheetId !== undefined
  const answered = useCall(
    'questionnaires.openSheet',
    { AnswerSetId: answerSetId ?? 0, QuestionId: id },
    { enabled: isThere && !isTried, staleTime: Infinity },
  )
  const tried = useCall(
    'spreadsheets.openSpreadsheet',
    { ProjectId: ProjectId ?? 0, SpreadsheetId: spreadsheetId ?? 0 },
    { enabled: isThere && isTried },
  )
  return isThere ? (isTried ? tried : answered) : undefined
}

/** The inputs and results as texts. */
function InputFields({ question, answers, onAnswer }: TypeProps) {
  return (
    <div className={classes.fields}>
      {itemsOf(question).map((group) => (
        <TextField
          key={group.id}
          label={read(group.text)}
          dir="auto"
          autoComplete="off"
          value={answers.get(group.id)?.text ?? ''}
          onChange={(event) => onAnswer(group.id, say(event.currentTarget.value), BLANK_MS)}
        />
      ))}
    </div>
  )
}
