import { builtInOf } from '@telemachos/contract/core/define-texts'
import { useState } from 'react'
import { Card, Heading, Stack, Text } from '#layout'
import { useTexts } from '#shared'
import { Checkbox, Combobox, Loadable, MultiSelect, TextField } from '#ui'
import classes from './steps.module.css'
import { columnOptions, columnsOf, keptSteps, viewsOf, type Steps } from './step-columns.ts'
import { FilterSteps } from './filter-steps.tsx'
import { SortSteps } from './sort-steps.tsx'
import type { StepProps } from './step-props.ts'
import { StepsPreview } from './steps-preview.tsx'
import { SummarySteps } from './summary-steps.tsx'
import { useDictionary, type Dictionary } from './use-dictionary.ts'

interface StepsEditorProps {
  /** Null before a table is chosen. */
  readonly steps: Steps | null
  readonly onChange: (steps: Steps) => void
  /** Takes the SQL that the steps write over into the editor of SQL. */
  readonly onTakeOver?: ((sql: string) => void) | undefined
}

/** A question made by steps, without SQL, with its first rows below. */
export function StepsEditor({ steps, onChange, onTakeOver }: StepsEditorProps) {
  const query = useDictionary()
  return (
    <Loadable query={query}>
      {(dictionary) => (
        <Stack gap={4} packed>
          <FromStep {...{ dictionary, steps, onChange }} />
          {steps && <FurtherSteps {...{ dictionary, steps, onChange, onTakeOver }} />}
        </Stack>
      )}
    </Loadable>
  )
}

interface FromProps extends Pick<StepsEditorProps, 'steps' | 'onChange'> {
  readonly dictionary: Dictionary
}

function FromStep({ dictionary, steps, onChange }: FromProps) {
  const { t, language } = useTexts()
  const view = dictionary.Views.find(({ Name }) => Name === steps?.From)
  return (
    <Card as="section" gap={3}>
      <Heading as="h2">{t('reports.steps.from')}</Heading>
      <Combobox
        label={t('reports.steps.table')}
        hint={view?.Descr[builtInOf(language)] ?? t('reports.steps.tableHint')}
        clearable={false}
        options={dictionary.Views.map(({ Name, Label }) => ({
          value: Name,
          label: Label[builtInOf(language)],
        }))}
        value={steps?.From ?? null}
        onChange={(From) => {
          if (From !== null && From !== steps?.From)
            onChange({ From, Measures: [{ Function: 'count' }] })
        }}
      />
    </Card>
  )
}

interface FurtherProps extends FromProps {
  readonly steps: Steps
  readonly onTakeOver: StepsEditorProps['onTakeOver']
}

function FurtherSteps({ dictionary, steps, onChange, onTakeOver }: FurtherProps) {
  const [names, setNames] = useState<readonly string[]>([])
  const set = (change: Partial<Steps>) => onChange(keptSteps(dictionary, { ...steps, ...change }))
  const props = { dictionary, steps, set }
  return (
    <>
      <JoinSteps {...props} />
      <FilterSteps {...props} />
      <ShownSteps {...props} />
      <SortSteps {...props} names={names} />
      <StepsPreview steps={steps} onNames={setNames} onTakeOver={onTakeOver} />
    </>
  )
}

/** Which other views are beside it, each along a relation that the dictionary knows. */
function JoinSteps({ dictionary, steps, set }: StepProps) {
  const { t, language } = useTexts()
  const joins = steps.Joins ?? []
  const relations = viewsOf(dictionary, steps).flatMap((view) =>
    view.Relations.map((relation) => ({
      view: relation.View,
      path: relation.Name,
      label: `${view.Label[builtInOf(language)]} → ${relation.Label[builtInOf(language)]}`,
    })),
  )
  const isBeside = (view: string) => view === steps.From || joins.some(({ View }) => View === view)
  const open = relations.filter(
    ({ path, view }) => joins.some(({ Relation }) => Relation === path) || !isBeside(view),
  )
  if (open.length === 0) return null
  return (
    <Card as="section" gap={3}>
      <Heading as="h2">{t('reports.steps.joins')}</Heading>
      <Text tone="faint">{t('reports.steps.joinsHint')}</Text>
      <div className={classes.ticks}>
        {open.map(({ path, view, label }) => (
          <Checkbox
            key={path}
            label={label}
            checked={joins.some(({ Relation }) => Relation === path)}
            onChange={(isOn) =>
              set({
                Joins: isOn
                  ? [...joins, { View: view, Relation: path, Optional: true }]
                  : joins.filter(
                      ({ Relation }) => Relation !== path && !Relation.startsWith(`${view}.`),
                    ),
              })
            }
          />
        ))}
      </div>
    </Card>
  )
}

/** Rows as they are, or summed up. */
function ShownSteps(props: StepProps) {
  const { dictionary, steps, set } = props
  const { t, language } = useTexts()
  const isSummed = (steps.Measures ?? []).length > 0 || (steps.By ?? []).length > 0
  const columns = columnsOf(dictionary, steps)
  return (
    <Card as="section" gap={3}>
      <Heading as="h2">{t('reports.steps.shown')}</Heading>
      <Checkbox
        label={t('reports.steps.summed')}
        checked={isSummed}
        onChange={(isOn) =>
          set(
            isOn
              ? { Measures: [{ Function: 'count' }], Columns: [], Sort: [] }
              : { Measures: [], By: [], Sort: [] },
          )
        }
      />
      {isSummed ? (
        <SummarySteps {...props} />
      ) : (
        <MultiSelect
          label={t('reports.steps.columns')}
          hint={t('reports.steps.columnsHint')}
          options={columnOptions(columns, language)}
          value={steps.Columns ?? []}
          onChange={(Columns) => set({ Columns })}
        />
      )}
      <TextField
        label={t('reports.steps.limit')}
        inputMode="numeric"
        className={classes.short}
        value={steps.Limit ? String(steps.Limit) : ''}
        placeholder={t('reports.steps.noLimit')}
        onChange={(event) => {
          const limit = Number(event.currentTarget.value)
          const isLimit = Number.isInteger(limit) && limit > 0 && limit <= 2_000
          set({ Limit: isLimit ? limit : null })
        }}
      />
    </Card>
  )
}
