import type { ProjectField } from '@telemachos/contract/projects/entities'
import { fieldType, isPlace, optionsOf } from '@telemachos/rules/field-kinds'
import { compareGreek } from '@telemachos/rules/greek-text'
import { useTexts } from '#shared'
import { MultiSelect, TextField } from '#ui'
import { loadedPlaces, usePlaces, placeWords, valueWords } from '#features/people'
import type { Json } from './json-path.ts'

interface Props {
  /** The field as it is configured; undefined for one of everybody's, or none. */
  readonly field: ProjectField | undefined
  readonly value: Json | undefined
  readonly onChange: (value: Json) => void
}

/** The values of a condition: chosen by their names where the field offers some, else written. */
export function FilterValue({ field, value, onChange }: Props) {
  const { t } = useTexts()
  usePlaces(field !== undefined && isPlace(field))
  const chosen = (Array.isArray(value) ? (value as readonly Json[]) : [value ?? ''])
    .map(String)
    .filter((one) => one !== '')
  const offered = field ? offeredBy(field, t) : undefined
  if (!offered)
    return (
      <TextField
        label={t('projects.filter.value')}
        placeholder={t('projects.filter.listHint')}
        value={chosen.join(', ')}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    )
  const known = new Set(offered.map((option) => option.value))
  const others = chosen.filter((one) => !known.has(one)).map((one) => ({ value: one, label: one }))
  return (
    <MultiSelect
      label={t('projects.filter.values')}
      options={[...offered, ...others]}
      value={chosen}
      onChange={onChange}
    />
  )
}

/** What a field offers to choose from, by its names; undefined where anything is written. */
function offeredBy(field: ProjectField, t: ReturnType<typeof useTexts>['t']) {
  const type = fieldType(field)
  if (type === 'region' || type === 'municipality') {
    const places = loadedPlaces(type)?.map((place) => ({
      value: place.value,
      label: placeWords(place, t),
    }))
    return places?.toSorted((one, other) => compareGreek(one.label, other.label))
  }
  const options = optionsOf(field)
  return options && options.length > 0
    ? options.map((option) => ({ value: option, label: valueWords(field, option, t) }))
    : undefined
}
