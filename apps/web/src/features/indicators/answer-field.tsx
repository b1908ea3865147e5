import { limitOf, errorText, refusalOf, useTexts } from '#shared'
import { ConflictNote, DateField, KEPT, SelectField, TextField } from '#ui'
import classes from './indicators.module.css'
import { optionWords, valueWords, type Indicator } from './indicator.ts'
import { useAnswerDraft, type AnswerDraft, type AnswerPart } from './use-answer-draft.ts'

interface AnswerFieldProps {
  readonly indicator: Indicator
  readonly userId: number
  readonly part: AnswerPart
  readonly saved: string | number
  readonly label: string
  /** Where a column says what it is: the label is there for those who listen. */
  readonly isCell?: boolean
}

/** What an indicator says of somebody, or the text beside it: it saves itself. */
export function AnswerField(props: AnswerFieldProps) {
  const { indicator, userId, part, saved, label, isCell = false } = props
  const { t } = useTexts()
  const answer = useAnswerDraft(indicator, userId, part, saved)
  const { draft, text, conflict, settle } = answer
  const texts = useTexts()
  const words = (value: string) => (part === 'Value' ? valueWords(indicator, value, texts) : value)
  return (
    <div className={isCell ? classes.cell : undefined} data-status={draft.status} {...KEPT}>
      <Control {...{ indicator, part, label, answer }} />
      {conflict ? (
        <ConflictNote
          {...conflict}
          differences={[{ label, mine: words(text), theirs: words(conflict.theirs) }]}
          onMine={() => settle('mine')}
          onTheirs={() => settle('theirs')}
        />
      ) : (
        <p role="status" className={classes.status}>
          {statusOf(answer, part, t)}
        </p>
      )}
    </div>
  )
}

function statusOf({ draft }: AnswerDraft, part: AnswerPart, t: ReturnType<typeof useTexts>['t']) {
  switch (draft.status) {
    case 'failed':
      return refusalOf(draft.error, part) ?? errorText(draft.error, t)
    case 'saving':
      return t('indicators.saving')
    case 'waiting':
    case 'held':
      return t('indicators.unsaved')
    default:
      return draft.savedAt ? t('indicators.kept') : ''
  }
}

interface ControlProps {
  readonly indicator: Indicator
  readonly part: AnswerPart
  readonly label: string
  readonly answer: AnswerDraft
}

function Control({ indicator, part, label, answer }: ControlProps) {
  const { t, language } = useTexts()
  const { text, problem, type } = answer
  const kind = part === 'Text' ? 'text' : indicator.Kind
  switch (kind) {
    case 'yesno':
    case 'select':
      return (
        <SelectField
          label={label}
          none={t('indicators.empty')}
          options={
            kind === 'yesno'
              ? [
                  { value: '1', label: t('core.yes') },
                  { value: '0', label: t('core.no') },
                ]
              : indicator.Options.map((option) => ({
                  value: option,
                  label: optionWords(indicator, option, language),
                }))
          }
          value={text === '' ? null : text}
          error={problem}
          onChange={(value) => type(value ?? '')}
        />
      )
    case 'date':
      return (
        <DateField
          label={label}
          hint=""
          value={text === '' ? null : text}
          error={problem}
          onChange={(date) => type(date ?? '')}
        />
      )
    default:
      return (
        <TextField
          label={label}
          autoComplete="off"
          value={text}
          error={problem}
          maxLength={
            part === 'Text'
              ? limitOf('indicators.setStatisticText', 'Text')
              : limitOf('indicators.setStatistic', 'Value')
          }
          {...(kind === 'number' && { inputMode: 'decimal' as const })}
          onChange={(event) => type(event.currentTarget.value)}
        />
      )
  }
}
