import { Stack, Text } from '#layout'
import { Button, Combobox, IconButton, SelectField, useDebounced } from '#ui'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { formatNumber } from '@telemachos/rules/numbers'
import { useCall, useTexts, type CallInput } from '#shared'
import { draftFields, fieldOptions } from './field-options.ts'
import { FilterValue } from './filter-value.tsx'
import { getAt, isObject, type Json, type JsonObject } from './json-path.ts'
import classes from './projects.module.css'
import type { ProjectDraft } from './use-project-draft.ts'
import { useRowFocus } from './use-row-focus.ts'

const PATH = ['Settings', 'Config', 'MicrodataSendFilter'] as const
const MATCHES = ['equals', 'contains'] as const
/** What every person has, whatever a project configures. */
const EVERYBODYS = ['first_name', 'last_name', 'email'] as const

/** Whose microdata is sent: conditions on fields, all of which have to hold. */
export function SendFilter({ edit }: { readonly edit: ProjectDraft }) {
  const { t } = useTexts()
  const rows = useRowFocus<HTMLElement>()
  const kept = edit.get(PATH)
  const conditions = Array.isArray(kept) ? (kept as readonly Json[]) : []
  const configured = fieldOptions(edit.draft)
  const everybodys = EVERYBODYS.filter((name) => !configured.some(({ value }) => value === name))
  const options = [
    ...everybodys.map((name) => ({ value: name, label: t(`projects.filter.${name}`) })),
    ...configured,
  ]
  const fields = draftFields(edit.draft)
  const isThere = (name: string) =>
    name === '' || fields.has(name) || options.some(({ value }) => value === name)
  const put = (place: number, part: string, value: Json) => edit.set([...PATH, place, part], value)
  return (
    <section ref={rows.ref} className={classes.card}>
      <h2 className={classes.heading}>{t('projects.filter.title')}</h2>
      <Text tone="faint" size="medium">
        {t(conditions.length === 0 ? 'projects.filter.none' : 'projects.filter.text')}
      </Text>
      <Stack as="ul" gap={3} packed className={`${classes.pairs} ${classes.conditions}`}>
        {conditions.map((condition, place) => {
          const field = String(getAt(condition, ['Field']) ?? '')
          const value = getAt(condition, ['Value'])
          const match = getAt(condition, ['Match']) === 'contains' ? 'contains' : 'equals'
          return (
            // oxlint-disable-next-line react/no-array-index-key -- A condition is what it says, and may be there twice.
            <li key={place}>
              <Combobox
                label={t('projects.filter.field')}
                clearable={false}
                options={isThere(field) ? options : [...options, { value: field, label: field }]}
                value={field || null}
                error={
                  edit.problemAt([...PATH, place, 'Field']) ??
                  (isThere(field) ? undefined : t('projects.filter.unknown', { name: field }))
                }
                onChange={(next) => {
                  const isOther = next !== field
                  const changed = { ...asCondition(condition), Field: next ?? '' }
                  // Values of one field say nothing of another.
                  edit.set([...PATH, place], isOther ? { ...changed, Value: '' } : changed)
                }}
              />
              <SelectField
                label={t('projects.filter.match')}
                options={MATCHES.map((one) => ({ value: one, label: t(`projects.filter.${one}`) }))}
                none={t('projects.filter.equals')}
                value={match}
                onChange={(next) => put(place, 'Match', next ?? 'equals')}
              />
              <FilterValue
                field={match === 'contains' ? undefined : fields.get(field)}
                value={value}
                onChange={(next) => put(place, 'Value', next)}
              />
              <IconButton
                label={t('projects.filter.remove')}
                onClick={() => {
                  const rest = conditions.toSpliced(place, 1)
                  edit.set(PATH, rest.length > 0 ? rest : undefined)
                  rows.toAdding()
                }}
              >
                <IconTrash size={18} />
              </IconButton>
            </li>
          )
        })}
      </Stack>
      {edit.project && conditions.length > 0 && (
        <Passing projectId={edit.project.Id} conditions={conditions} />
      )}
      <Button
        variant="default"
        data-adds
        leftSection={<IconPlus size={18} aria-hidden="true" />}
        onClick={() => {
          const Field = options[0]?.value ?? ''
          edit.set(PATH, [...conditions, { Field, Match: 'equals', Value: '' }])
          rows.toLast()
        }}
      >
        {t('projects.filter.add')}
      </Button>
    </section>
  )
}

const asCondition = (condition: Json): JsonObject => (isObject(condition) ? condition : {})

/** A condition of the draft, which may hold more, as it is asked of people. */
function asAsked(condition: Json): CallInput<'microdata.tryFilter'>['Filter'][number] {
  const value = getAt(condition, ['Value']) ?? ''
  return {
    Field: String(getAt(condition, ['Field'])),
    Match: getAt(condition, ['Match']) === 'contains' ? 'contains' : 'equals',
    Value: Array.isArray(value) ? (value as readonly Json[]).map(String) : String(value),
  }
}

/** How many mentees would pass, with the conditions as they are now. */
function Passing({
  projectId,
  conditions,
}: {
  readonly projectId: number
  readonly conditions: readonly Json[]
}) {
  const { t, language } = useTexts()
  const Filter = useDebounced(conditions)
  const isWhole = Filter.every((one) => Boolean(getAt(one, ['Field'])))
  const query = useCall(
    'microdata.tryFilter',
    { ProjectId: projectId, Filter: Filter.map(asAsked) },
    { staleTime: 0, enabled: isWhole, placeholderData: (before) => before },
  )
  if (!query.data) return null
  const { Mentees, Passing: passing } = query.data
  const count = (number: number) => formatNumber(number, language)
  return (
    <Text role="status" tone="soft">
      {passing === null
        ? t('projects.filter.notCounted')
        : t('projects.filter.passing', { count: count(passing), of: count(Mentees) })}
    </Text>
  )
}
