import { keepPreviousData } from '@tanstack/react-query'
import { textIn } from '@telemachos/contract/core/text-by-language'
import { formatDateTime } from '@telemachos/rules/dates'
import { fullName } from '@telemachos/rules/greek-person'
import { isChoice } from '@telemachos/questionnaire/form/form-field'
import { useState } from 'react'
import { useCall, useIdentity, type CallInput, type CallOutput, useTexts } from '#shared'
import { Row, Stack } from '#layout'
import { SelectField, PagedTable, useTableState, TextField } from '#ui'
import { readObject } from '@telemachos/rules/json-object'
import { valuesFrom, wordsOf } from './action-form.ts'
import { FormResultsExport } from './form-results-export.tsx'
import { FormTotals } from './form-totals.tsx'

type Filter = CallInput<'actions.listFormResults'>
type ResultRow = CallOutput<'actions.listFormResults'>['list'][number]

const PARTS = ['mentee', 'public', 'about'] as const
const STATES = ['written', 'missing', 'completed', 'all'] as const

/** What is written in the form of an action: a table of people, totals of the choices, and a file. */
export function FormResults({ actionId }: { readonly actionId: number }) {
  const { t, language } = useTexts()
  const { ProjectId } = useIdentity()
  const table = useTableState()
  const [part, setPart] = useState<(typeof PARTS)[number]>('mentee')
  const [state, setState] = useState<(typeof STATES)[number]>('written')
  const [version, setVersion] = useState<number>()
  const [answer, setAnswer] = useState({ Field: '', Value: '' })
  const isFiltered = answer.Field !== '' && answer.Value.trim() !== ''
  const filter: Filter = {
    ProjectId: ProjectId ?? 0,
    ActionId: actionId,
    Part: part,
    State: state,
    Search: table.search,
    ...(isFiltered && {
      Answer: {
        ...answer,
        Value: answer.Value.trim(),
      },
    }),
    ...(version !== undefined && { FormVersion: version }),
  }
  const query = useCall(
    'actions.listFormResults',
    { ...filter, Page: table.page, Count: table.rows },
    { placeholderData: keepPreviousData },
  )
  const fields = query.data?.Fields ?? []
  const versions = query.data?.Versions ?? []
  const words = { yes: t('actions.form.yes'), no: t('actions.form.no') }
  const first = <Change extends (...given: never[]) => void>(change: Change) =>
    ((...given: Parameters<Change>) => {
      change(...given)
      table.goTo(1)
    }) as Change
  return (
    <Stack gap={4} packed>
      <Row gap={3} lineGap={3} align="end">
        <SelectField
          label={t('actions.results.part')}
          options={PARTS.map((value) => ({ value, label: t(`actions.part.${value}`) }))}
          value={part}
          onChange={first((value: string | null) => {
            setPart(PARTS.find((one) => one === value) ?? 'mentee')
            setAnswer({ Field: '', Value: '' })
            setVersion(undefined)
          })}
        />
        <SelectField
          label={t('actions.results.state')}
          options={STATES.map((value) => ({ value, label: t(`actions.results.state.${value}`) }))}
          value={state}
          onChange={first((value: string | null) =>
            setState(STATES.find((one) => one === value) ?? 'written'),
          )}
        />
        {versions.length > 1 && (
          <SelectField
            label={t('actions.results.version')}
            none={t('actions.results.allVersions')}
            options={versions.map((one) => ({ value: String(one), label: String(one) }))}
            value={version === undefined ? null : String(version)}
            onChange={first((value: string | null) =>
              setVersion(value === null ? undefined : Number(value)),
            )}
          />
        )}
        <SelectField
          label={t('actions.results.field')}
          none={t('actions.results.anyField')}
          options={fields.map(({ name, label }) => ({
            value: name,
            label: textIn(label, language),
          }))}
          value={answer.Field || null}
          onChange={first((name: string | null) => setAnswer({ Field: name ?? '', Value: '' }))}
        />
        <AnswerFilter
          field={fields.find(({ name }) => name === answer.Field)}
          value={answer.Value}
          onChange={first((Value: string) => setAnswer({ ...answer, Value }))}
        />
      </Row>
      <PagedTable<ResultRow>
        label={t('actions.results.table')}
        table={table}
        query={query}
        rowKey={({ MenteeId }) => MenteeId}
        searchLabel={t('actions.byAction.searchMentee')}
        empty={{ title: t('actions.results.none'), text: t('actions.results.noneText') }}
        tools={
          <FormResultsExport filter={filter} fields={fields} people={query.data?.count ?? 0} />
        }
        columns={[
          { key: 'name', label: t('actions.results.person'), cell: (row) => fullName(row) },
          {
            key: 'at',
            label: t('actions.results.at'),
            cell: ({ At, Completed }) =>
              [At && formatDateTime(At), Completed && t('actions.results.completed')]
                .filter(Boolean)
                .join(' · '),
          },
          ...fields.map((field) => ({
            key: field.name,
            label: textIn(field.label, language),
            cell: ({ Data }: ResultRow) => {
              const data = readObject(Data)
              if ((data[field.name] ?? null) === null) return ''
              return wordsOf(
                field,
                valuesFrom([field], data, language)[field.name] ?? '',
                language,
                words,
              )
            },
          })),
        ]}
      />
      {state !== 'missing' && <FormTotals filter={filter} fields={fields} />}
    </Stack>
  )
}

interface AnswerProps {
  readonly field: CallOutput<'actions.listFormResults'>['Fields'][number] | undefined
  readonly value: string
  readonly onChange: (value: string) => void
}

/** The answer that is looked for: one of a choice, or words. */
function AnswerFilter({ field, value, onChange }: AnswerProps) {
  const { t, language } = useTexts()
  if (!field) return null
  const label = t('actions.results.answer')
  const isBoolean = field.type === 'yesno' || field.type === 'checkbox'
  const options = isBoolean
    ? [
        { value: 'true', label: t('actions.form.yes') },
        { value: 'false', label: t('actions.form.no') },
      ]
    : isChoice(field) &&
      field.options.map((option) => ({
        value: option.value,
        label: textIn(option.label, language),
      }))
  return options ? (
    <SelectField
      label={label}
      options={options}
      value={value || null}
      onChange={(next) => onChange(next ?? '')}
    />
  ) : (
    <TextField
      label={label}
      value={value}
      maxLength={300}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
