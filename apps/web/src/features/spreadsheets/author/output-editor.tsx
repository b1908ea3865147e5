import { useTexts } from '#shared'
import { LanguageFields } from '#ui'
import { CellFields } from './cell-fields.tsx'
import { ExpressionField } from './expression-field.tsx'
import { RowHead } from './row-head.tsx'
import type { Output, Settings } from './sheet-draft.ts'
import classes from './sheet-editor.module.css'

interface Props {
  readonly output: Output
  readonly place: number
  readonly count: number
  readonly sheets: readonly string[]
  readonly errorOf: (part: string) => string | undefined
  readonly steps: Settings['Postprocess']
  readonly onSteps: (steps: Settings['Postprocess']) => void
  readonly onChange: (change: Partial<Output>) => void
  readonly onMove: (by: number) => void
  readonly onRemove: () => void
}

/** One result that has a name. */
export function OutputEditor({
  output,
  place,
  count,
  sheets,
  errorOf,
  steps,
  onSteps,
  ...acts
}: Props) {
  const { t } = useTexts()
  const { onChange } = acts
  const name = output.Label.el || output.Name || t('sheets.outputs.one', { place: place + 1 })
  return (
    <div className={classes.body}>
      <RowHead {...acts} name={name} place={place} count={count} />
      <LanguageFields
        name={t('sheets.field.label')}
        value={output.Label}
        maxLength={200}
        onChange={({ el, en }) => onChange({ Label: { el, en } })}
      />
      <div className={classes.fields}>
        <CellFields sheets={sheets} value={output} errorOf={errorOf} onChange={onChange} />
      </div>
      <ExpressionField name={output.Name} steps={steps} onChange={onSteps} />
    </div>
  )
}
