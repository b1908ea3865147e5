import type { DraftData } from '@telemachos/questionnaire/author/draft'
import { PATTERNS, type PatternName } from '@telemachos/questionnaire/definition'
import { useTexts } from '#shared'
import { Checkbox, SelectField, TextField } from '#ui'
import type { Name } from './completions.ts'
import { ExpressionField } from './expression-field.tsx'
import { LabelFields } from './label-fields.tsx'
import { ListField } from './list-field.tsx'
import { NumberField } from './number-field.tsx'
import { PictureField } from './picture-field.tsx'
import { readNames, writeNames } from './read-fields.ts'

interface Props {
  readonly name: keyof DraftData
  readonly data: DraftData
  /** Called with what makes the new settings of those that there are by then. */
  readonly onChange: (update: (data: DraftData) => DraftData) => void
  readonly names: readonly Name[]
}

const LARGEST_STEP = 1e9
const MEGABYTE = 1_048_576
const NO_TEXT = { el: '', en: '' }

/** Whole numbers only, and what they begin and end at. */
const WHOLE: Partial<Record<keyof DraftData, readonly [from: number, to: number]>> = {
  Top: [1, 200],
  Lines: [1, 100],
  MinLength: [0, 10_000],
  MaxLength: [0, 10_000],
}

/** One setting of a question's type. */
export function DataField({ name, data, onChange, names }: Props) {
  const { t } = useTexts()
  const label = t(`questEdit.data.${name}`)
  const set = (value: DraftData[typeof name]): void =>
    onChange(({ [name]: _old, ...rest }) =>
      value === undefined || value === '' ? rest : { ...rest, [name]: value },
    )
  switch (name) {
    case 'Multiple':
    case 'MustBeTrue':
      return (
        <Checkbox
          label={label}
          checked={data[name] ?? false}
          onChange={(checked) => set(checked || undefined)}
        />
      )
    case 'Pattern':
      return (
        <SelectField
          label={label}
          none={t('questEdit.pattern.none')}
          value={data.Pattern ?? null}
          options={(Object.keys(PATTERNS) as PatternName[]).map((value) => ({
            value,
            label: t(`questEdit.pattern.${value}`),
          }))}
          onChange={(value) => set((value as PatternName | null) ?? undefined)}
        />
      )
    case 'Expression':
      return (
        <ExpressionField label={label} value={data.Expression ?? ''} names={names} onChange={set} />
      )
    case 'Image':
      return <PictureField label={label} value={data.Image ?? ''} onChange={set} />
    case 'Alt':
      return (
        <TextField
          label={label}
          value={data[name] ?? ''}
          maxLength={500}
          autoComplete="off"
          onChange={(event) => set(event.currentTarget.value)}
        />
      )
    case 'LowText':
    case 'HighText':
      return (
        <LabelFields
          name={label}
          value={data[name] ?? NO_TEXT}
          onChange={(value) => set(value.el === '' && value.en === '' ? undefined : value)}
        />
      )
    case 'Accept':
      return (
        <ListField
          label={label}
          value={data.Accept ?? []}
          read={(text): readonly string[] => readNames(text).slice(0, 50)}
          write={writeNames}
          onChange={(value) => set(value.length > 0 ? value : undefined)}
        />
      )
    case 'MaxBytes':
      return (
        <NumberField
          label={label}
          value={data.MaxBytes === undefined ? undefined : data.MaxBytes / MEGABYTE}
          from={1}
          to={1_024}
          onChange={(value) => set(value === undefined ? undefined : value * MEGABYTE)}
        />
      )
    default: {
      const [from, to] = WHOLE[name] ?? []
      return (
        <NumberField
          label={label}
          value={data[name]}
          {...(from !== undefined && { from })}
          {...(to !== undefined && { to })}
          {...(name === 'Step' && { to: LARGEST_STEP })}
          isPositive={name === 'Step' || name === 'Total'}
          onChange={set}
        />
      )
    }
  }
}
