import { builtInOf } from '@telemachos/contract/core/define-texts'
import { FILTER_BOUNDS } from '@telemachos/rules/date-bounds'
import { useEffect, useEffectEvent, useState } from 'react'
import { useCall, useGroupWords, useIdentity, useMay, useTexts } from '#shared'
import { Row, Text } from '#layout'
import { Button, Combobox, DateField, TextField } from '#ui'
import { useChoices } from '../queries/use-choices.ts'
import { FormChoice } from '../results/form-choice.tsx'
import { useDictionary, type DictionaryColumn } from '../steps/use-dictionary.ts'
import { FilterWords } from './filter-words.tsx'
import { isUnfiltered } from './filter-search.ts'
import { NO_FILTERS, type Filters, type OfferedFilters } from './report-draft.ts'
import classes from './reports.module.css'
import { withPut, withValue, type TypedText } from './typed-text.ts'

interface FilterBarProps {
  readonly offered: OfferedFilters
  readonly filters: Filters
  readonly onChange: (filters: Filters) => void
}

/** The filters of a report, folded away: what is set stands in the line that opens them. */
export function FilterBar({ offered, filters, onChange }: FilterBarProps) {
  const { t } = useTexts()
  const { Period, Mentor, Group, Fields } = offered
  const columns = usePeopleColumns()
  if (!Period && !Mentor && !Group && Fields.length === 0) return null
  const set = (change: Partial<Filters>) => onChange({ ...filters, ...change })
  return (
    <details className={classes.filters}>
      <summary>
        {t('reports.filters')}:{' '}
        <Text as="span" tone="soft">
          <FilterWords filters={filters} columns={columns} />
        </Text>
      </summary>
      <div className={classes.filterFields}>
        {Period && (
          <>
            <DateField
              bounds={FILTER_BOUNDS}
              label={t('reports.filters.from')}
              value={filters.From}
              onChange={(day) => set({ From: day })}
            />
            <DateField
              bounds={FILTER_BOUNDS}
              label={t('reports.filters.to')}
              value={filters.To}
              onChange={(day) => set({ To: day })}
            />
            <FormChoice
              label={t('reports.filters.compare')}
              value={filters.Compare ?? ''}
              hint={
                filters.Compare !== null && (filters.From === null || filters.To === null)
                  ? t('reports.filters.compare.hint')
                  : undefined
              }
              onChange={(value) =>
                set({ Compare: value === 'before' || value === 'yearBefore' ? value : null })
              }
            >
              <option value="">{t('reports.filters.compare.none')}</option>
              <option value="before">{t('reports.filters.compare.before')}</option>
              <option value="yearBefore">{t('reports.filters.compare.yearBefore')}</option>
            </FormChoice>
          </>
        )}
        {Mentor && <MentorFilter filters={filters} set={set} />}
        {Group && <GroupFilter filters={filters} set={set} />}
        {Fields.map((name) => {
          const column = columns.find(({ Name }) => Name === name)
          const put = (value: string) => {
            const { [name]: _, ...rest } = filters.Fields
            set({ Fields: value === '' ? rest : { ...rest, [name]: value } })
          }
          return (
            column && (
              <FieldFilter key={name} {...{ column, put }} value={filters.Fields[name] ?? ''} />
            )
          )
        })}
      </div>
      {!isUnfiltered(filters) && (
        <Row>
          <Button variant="subtle" size="compact-md" onClick={() => onChange(NO_FILTERS)}>
            {t('reports.filters.clear')}
          </Button>
        </Row>
      )}
    </details>
  )
}

/** The columns of people, as the reader sees them. */
export function usePeopleColumns(): readonly DictionaryColumn[] {
  return useDictionary().data?.Views.find(({ Name }) => Name === 'people')?.Columns ?? []
}

interface OneFilterProps {
  readonly filters: Filters
  readonly set: (change: Partial<Filters>) => void
}

function MentorFilter({ filters, set }: OneFilterProps) {
  const { t } = useTexts()
  const may = useMay()
  const mentors = useChoices({ Source: 'mentors', QueryId: null })
  if (!may('people.listMentors')) return null
  return (
    <Combobox
      label={t('reports.filters.mentor')}
      options={mentors}
      value={filters.MentorId === null ? null : String(filters.MentorId)}
      onChange={(id) => set({ MentorId: id === null ? null : Number(id) })}
    />
  )
}

function GroupFilter({ filters, set }: OneFilterProps) {
  const { t } = useTexts()
  const may = useMay()
  const { ProjectId } = useIdentity()
  const words = useGroupWords()
  const isOpen = may('actions.listActions')
  const actions = useCall('actions.listActions', { ProjectId, all: true }, { enabled: isOpen })
  if (!isOpen) return null
  const groups = new Map(
    actions.data?.map(({ Group }) => [Group.join(' / '), words(Group)] as const),
  )
  groups.delete('')
  return (
    <Combobox
      label={t('reports.filters.group')}
      options={actions.data && [...groups].map(([value, label]) => ({ value, label }))}
      value={filters.Group}
      onChange={(Group) => set({ Group })}
    />
  )
}

interface FieldFilterProps {
  readonly column: DictionaryColumn
  readonly value: string
  readonly put: (value: string) => void
}

function FieldFilter({ column, value, put }: FieldFilterProps) {
  const { t, language } = useTexts()
  const label = column.Label[builtInOf(language)]
  if (column.Type === 'boolean')
    return (
      <FormChoice label={label} value={value} onChange={put}>
        <option value="">{t('reports.filters.any')}</option>
        <option value="true">{t('reports.cell.yes')}</option>
        <option value="false">{t('reports.cell.no')}</option>
      </FormChoice>
    )
  if (column.Type === 'date' || column.Type === 'time')
    return (
      <DateField
        bounds={FILTER_BOUNDS}
        label={label}
        value={value || null}
        onChange={(day) => put(day ?? '')}
      />
    )
  if (column.Name === 'state')
    return (
      <FormChoice label={label} value={value} onChange={put}>
        <option value="">{t('reports.filters.any')}</option>
        {(['active', 'inactive', 'suspended', 'archived'] as const).map((one) => (
          <option key={one} value={one}>
            {t(`reports.word.${one}`)}
          </option>
        ))}
      </FormChoice>
    )
  return <TypedFilter {...{ column, value, put }} />
}

/** How long what is typed rests before it filters (spec §9, filter refresh), in milliseconds. */
const FILTER_MS = 500

/** A filter that is typed: it holds once it rests, the field is left, or by Enter. */
function TypedFilter({ column, value, put }: FieldFilterProps) {
  const { language } = useTexts()
  const [field, setField] = useState<TypedText>({ text: value, value, put: [] })
  const { text } = field
  if (field.value !== value) setField(withValue(field, value))
  const now = () => {
    if (text.trim() === value) return
    setField(withPut)
    put(text.trim())
  }
  const settle = useEffectEvent(now)
  useEffect(() => {
    const timer = setTimeout(settle, FILTER_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <TextField
      label={column.Label[builtInOf(language)]}
      value={text}
      maxLength={500}
      inputMode={column.Type === 'number' ? 'decimal' : 'text'}
      onChange={(event) => {
        const typed = event.currentTarget.value
        setField((before) => ({ ...before, text: typed }))
      }}
      onBlur={now}
      onKeyDown={(event) => {
        if (event.key === 'Enter') now()
      }}
    />
  )
}
