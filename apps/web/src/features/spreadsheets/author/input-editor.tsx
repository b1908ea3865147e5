import { INPUT_KINDS } from '@telemachos/contract/spreadsheets/kinds'
import { useTexts } from '#shared'
import { Checkbox, LanguageFields, SelectField, TextArea, TextField } from '#ui'
import { CellFields } from './cell-fields.tsx'
import { ExpressionField } from './expression-field.tsx'
import { RowHead } from './row-head.tsx'
import type { Input, Settings } from './sheet-draft.ts'
import classes from './sheet-editor.module.css'

interface Props {
  readonly input: Input
  readonly place: number
  readonly count: number
  readonly sheets: readonly string[]
  readonly errorOf: (part: string) => string | undefined
  readonly steps: Settings['Preprocess']
  readonly onSteps: (steps: Settings['Preprocess']) => void
  readonly onChange: (change: Partial<Input>) => void
  readonly onMove: (by: number) => void
  readonly onRemove: () => void
}

const PARTS = ['Name', 'Sheet', 'Cell', 'Kind', 'Min', 'Max', 'Choices', 'Label.el', 'Label.en']

/** One cell that is typed into: closed it says which, open it has everything that is said of it. */
export function InputEditor({
  input,
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
  const name = input.Label.el || input.Name || t('sheets.inputs.one', { place: place + 1 })
  const isNumber = ['Number', 'Percent', 'Date'].includes(input.Kind)
  const isOpen = input.Cell === '' || PARTS.some((part) => errorOf(part) !== undefined)
  return (
    <details className={classes.row} open={isOpen || undefined}>
      <summary>
        <strong>{name}</strong>
        <span className={classes.about}>
          {[t(`sheets.kind.${input.Kind}`), input.Cell && `${input.Sheet}!${input.Cell}`]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </summary>
      <div className={classes.body}>
        <RowHead {...acts} name={name} place={place} count={count} />
        <LanguageFields
          name={t('sheets.field.label')}
          value={input.Label}
          maxLength={200}
          onChange={({ el, en }) => onChange({ Label: { el, en } })}
        />
        <div className={classes.fields}>
          <CellFields sheets={sheets} value={input} errorOf={errorOf} onChange={onChange} />
          <SelectField
            label={t('sheets.field.kind')}
            options={INPUT_KINDS.map((kind) => ({ value: kind, label: t(`sheets.kind.${kind}`) }))}
            value={input.Kind}
            onChange={(kind) => kind && onChange({ Kind: kind as Input['Kind'] })}
          />
          {isNumber && (
            <>
              <Bound part="Min" {...{ input, errorOf, onChange }} />
              <Bound part="Max" {...{ input, errorOf, onChange }} />
            </>
          )}
        </div>
        {input.Kind === 'Choice' && (
          <TextArea
            label={t('sheets.field.choices')}
            value={input.Choices.join('\n')}
            rows={4}
            error={errorOf('Choices')}
            onChange={(event) =>
              onChange({ Choices: event.currentTarget.value.split('\n').slice(0, 200) })
            }
            onBlur={() =>
              onChange({ Choices: input.Choices.map((one) => one.trim()).filter(Boolean) })
            }
          />
        )}
        {input.Kind === 'Number' && (
          <LanguageFields
            name={t('sheets.field.unit')}
            value={input.Unit}
            maxLength={200}
            onChange={({ el, en }) => onChange({ Unit: { el, en } })}
          />
        )}
        <LanguageFields
          name={t('sheets.field.help')}
          value={input.Help}
          maxLength={200}
          onChange={({ el, en }) => onChange({ Help: { el, en } })}
        />
        <ExpressionField name={input.Name} steps={steps} onChange={onSteps} />
        <Checkbox
          label={t('sheets.field.required')}
          checked={input.Required}
          onChange={(Required) => onChange({ Required })}
        />
      </div>
    </details>
  )
}

interface BoundProps extends Pick<Props, 'input' | 'errorOf' | 'onChange'> {
  readonly part: 'Min' | 'Max'
}

/** A bound of a number; none where it is left empty. */
function Bound({ part, input, errorOf, onChange }: BoundProps) {
  const { t } = useTexts()
  return (
    <TextField
      label={t(part === 'Min' ? 'sheets.field.min' : 'sheets.field.max')}
      type="number"
      step="any"
      value={input[part] ?? ''}
      error={errorOf(part)}
      onChange={(event) => {
        const text = event.currentTarget.value
        onChange({ [part]: text === '' ? null : Number(text) })
      }}
    />
  )
}
