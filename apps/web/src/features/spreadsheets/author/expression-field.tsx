import { parseExpression } from '@telemachos/rules/expressions/parse-expression'
import { useTexts } from '#shared'
import { TextField } from '#ui'
import type { Settings } from './sheet-draft.ts'

type Steps = Settings['Preprocess']

interface Props {
  /** The value that is made ready. */
  readonly name: string
  readonly steps: Steps
  readonly onChange: (steps: Steps) => void
}

/** An expression by which a value is made ready before it goes into its cell, or is shown. */
export function ExpressionField({ name, steps, onChange }: Props) {
  const { t } = useTexts()
  const expression = steps.find((step) => step.Name === name)?.Expression ?? ''
  const parsed = expression.trim() === '' ? undefined : parseExpression(expression)
  return (
    <TextField
      label={t('sheets.field.expression')}
      hint={t('sheets.field.expressionHint')}
      value={expression}
      maxLength={2_000}
      disabled={name === ''}
      error={parsed?.ok === false && t('sheets.field.expressionWrong')}
      onChange={(event) => {
        const Expression = event.currentTarget.value
        const others = steps.filter((step) => step.Name !== name)
        onChange(Expression.trim() === '' ? others : [...others, { Name: name, Expression }])
      }}
    />
  )
}
