import { Heading, Stack, Text } from '#layout'
import { isMaskedValue } from '@telemachos/rules/field-kinds'
import { useTexts } from '#shared'
import { Badge, Button, SelectField } from '#ui'
import { HeadingRow } from '../paste/heading-row.tsx'
import type { Column } from '../paste/recognise-columns.ts'
import { usePluralText } from '../use-plural-text.ts'
import type { ImportList, ListState } from './import-list.ts'
import type { ListRules } from './import-rules.ts'
import classes from './map-step.module.css'

/** So many different values of a column are shown. */
const SAMPLES = 3

interface MapStepProps {
  readonly list: ImportList
  readonly state: ListState
  readonly rules: ListRules
}

/** The first step: what each column means, by what stands in it; what is not imported is said. */
export function MapStep({ list, state, rules }: MapStepProps) {
  const { t } = useTexts()
  const told = usePluralText()
  const { columns, rows, above, defaultRole, phase, begun } = state
  // What was sent is no longer the paste that it was.
  const isWhole = begun === null && rows.every((row) => row.state === 'ready')
  const isFixed = phase !== 'editing'
  const nameOf = ({ title }: Column, place: number): string =>
    title || t('imports.columns.unnamed', { number: place + 1 })
  const left = columns.flatMap((column, place) =>
    column.target === null ? [nameOf(column, place)] : [],
  )
  return (
    <Stack as="section" gap={4} aria-label={t('imports.columns')}>
      <Text tone="soft">{t('imports.map.lead')}</Text>
      {isWhole && (
        <HeadingRow
          table={list.table()}
          at={above.length === 0 ? null : above.length - 1}
          disabled={isFixed}
          onChange={(at) => void list.setHeadings(at)}
        />
      )}
      <ul className={classes.columns}>
        {columns.map((column, place) => {
          const name = nameOf(column, place)
          const samples = samplesOf(rows.map(({ cells }) => cells[place] ?? ''))
          const field = rules.rules.fields.find(({ Name }) => Name === column.target)
          const isHidden =
            field && rows.some(({ cells }) => isMaskedValue(field, cells[place] ?? ''))
          const isTwice =
            column.target !== null &&
            columns.findIndex(({ target }) => target === column.target) < place
          return (
            <li key={place} className={classes.column} data-ignored={column.target === null}>
              <div className={classes.name}>
                <Heading as="h2" size="small">
                  {name}
                </Heading>
                <Origin column={column} />
              </div>
              <Text tone="soft" size="small" className={classes.samples}>
                {samples.length > 0 ? samples.join(' · ') : t('imports.map.empty')}
              </Text>
              {isHidden && (
                <Text size="small" role="status">
                  {t('imports.masked')}
                </Text>
              )}
              <SelectField
                label={t('imports.map.targetOf', { column: name })}
                error={isTwice && t('imports.columns.twice')}
                none={t('imports.columns.none')}
                options={rules.targets.map((one) => ({ value: one.name, label: one.label }))}
                value={column.target}
                disabled={isFixed}
                onChange={(target) => void list.mapColumn(place, target)}
              />
            </li>
          )
        })}
      </ul>
      <Text role="status">
        {told('imports.map.summary', columns.length - left.length, { all: columns.length })}
        {left.length > 0 && ` ${t('imports.map.left', { columns: left.join(', ') })}`}
      </Text>
      <SelectField
        label={t('imports.defaultRole')}
        className={classes.role}
        none={t('identity.role.Mentee')}
        options={rules.rules.assignable
          .filter((role) => role !== 'Mentee')
          .map((role) => ({ value: role, label: t(`identity.role.${role as 'Mentor'}`) }))}
        value={defaultRole === 'Mentee' ? null : defaultRole}
        disabled={isFixed}
        onChange={(role) => void list.setDefaultRole(role ?? 'Mentee')}
      />
      <Button
        size="md"
        className={classes.next}
        disabled={isFixed}
        onClick={() => void list.change({ step: 'fix' })}
      >
        {t('imports.next.fix')}
      </Button>
    </Stack>
  )
}

/** Why a column means what it does. */
function Origin({ column: { target, source } }: { readonly column: Column }) {
  const { t } = useTexts()
  if (target === null) return <Badge tone="inactive">{t('imports.map.ignored')}</Badge>
  return <Badge tone="done">{t(`imports.map.${source ?? 'chosen'}`)}</Badge>
}

/** The first different values. */
function samplesOf(values: readonly string[]): string[] {
  const found = new Set<string>()
  for (const value of values) {
    if (value !== '') found.add(value)
    if (found.size === SAMPLES) break
  }
  return [...found]
}
