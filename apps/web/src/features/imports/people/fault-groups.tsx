import { Heading, Row, Stack, Text } from '#layout'
import type { TextKey } from '@telemachos/contract/texts'
import { useState } from 'react'
import { useTexts } from '#shared'
import { Button, Combobox, SelectField, TextField, toast, useUnsaved } from '#ui'
import type { Target } from '../paste/recognise-columns.ts'
import { usePluralText } from '../use-plural-text.ts'
import classes from './fault-groups.module.css'
import { repairOf, type FaultGroup } from './group-faults.ts'
import type { ImportList } from './import-list.ts'

/** So many of the values of a group are named. */
const NAMED = 5

/** Of more options than these, one is looked for by its letters. */
const SEEN_AT_ONCE = 20

interface FaultGroupsProps {
  readonly list: ImportList
  readonly groups: readonly FaultGroup[]
  readonly targets: readonly Target[]
  /** Shows the rows of a group alone in the table. */
  readonly onShow: (rows: readonly number[]) => void
}

/** What is wrong, grouped: one correction is applied to all rows of a group that say the same. */
export function FaultGroups({ groups, ...rest }: FaultGroupsProps) {
  return (
    <Stack gap={3}>
      {groups.map((group) => (
        <Group key={`${group.field} ${group.rule}`} group={group} {...rest} />
      ))}
    </Stack>
  )
}

interface GroupProps extends Omit<FaultGroupsProps, 'groups'> {
  readonly group: FaultGroup
}

function Group({ list, group, targets, onShow }: GroupProps) {
  const { t } = useTexts()
  const told = usePluralText()
  const target = targets.find(({ name }) => name === group.field)
  const label = target?.label ?? group.field
  const [which, setWhich] = useState<string | null>(null)
  const { rows, mayWrite, guess } = repairOf(group, which, target?.options)
  const [typed, setTyped] = useState<string>()
  useUnsaved(Boolean(typed))
  const value = mayWrite ? (typed ?? guess ?? '') : ''
  // So many that one types for them.
  const Choice = (target?.options?.length ?? 0) > SEEN_AT_ONCE ? Combobox : SelectField
  const title = t('imports.reason.of', {
    field: label,
    reason: t(`rule.${group.rule}` as TextKey),
  })
  const mayBeEmpty = !REQUIRED.has(group.field) && group.values.some((one) => one.value !== '')
  const quoted = (text: string): string => (text ? `«${text}»` : t('imports.fix.empty'))
  const named = group.values.slice(0, NAMED).map((one) => quoted(one.value))

  const placeOf = (text: string) => group.values.findIndex((one) => one.value === text)

  function write(text: string): void {
    const undo = list.editMany(new Set(rows), group.field, text)
    setTyped(undefined)
    setWhich(null)
    toast(told('imports.fix.fixed', rows.length), {
      action: { label: t('ui.undo'), run: undo },
    })
  }
  function drop(): void {
    const undo = list.removeMany(new Set(rows))
    setWhich(null)
    toast(told('imports.fix.dropped', rows.length), {
      action: { label: t('ui.undo'), run: undo },
    })
  }
  return (
    <section className={classes.group} aria-label={title}>
      <div>
        <Heading as="h3" size="small">
          {title}
        </Heading>
        <Text tone="soft" size="small">
          {told('imports.fix.rows', group.rows.length)}.{' '}
          {t('imports.fix.values', {
            values: group.values.length > NAMED ? `${named.join(', ')} …` : named.join(', '),
          })}
        </Text>
      </div>
      <Row
        as="form"
        gap={3}
        lineGap={2}
        align="end"
        onSubmit={submitting(() => mayWrite && write(value))}
      >
        {group.values.length > 1 && (
          <SelectField
            label={t('imports.fix.which')}
            className={classes.field}
            options={group.values.map((one, place) => ({
              value: String(place),
              label: t('imports.fix.which.one', {
                value: one.value || t('imports.fix.empty'),
                count: one.rows.length,
              }),
            }))}
            value={which === null ? null : String(placeOf(which))}
            onChange={(next) => {
              setWhich(next === null ? null : (group.values[Number(next)]?.value ?? null))
              setTyped(undefined)
            }}
          />
        )}
        {mayWrite &&
          (target?.options ? (
            <Choice
              label={t('imports.fix.value')}
              className={classes.field}
              options={target.options.map((option) => ({ value: option, label: option }))}
              value={value || null}
              onChange={(next) => setTyped(next ?? '')}
            />
          ) : (
            <TextField
              label={t('imports.fix.value')}
              className={classes.field}
              value={value}
              autoComplete="off"
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          ))}
        {mayWrite && (
          <Button type="submit" disabled={value === ''}>
            {told('imports.fix.apply', rows.length)}
          </Button>
        )}
        {mayBeEmpty && (
          <Button variant="default" onClick={() => write('')}>
            {t('imports.fix.clear')}
          </Button>
        )}
        <Button variant="default" onClick={drop}>
          {told('imports.fix.drop', rows.length)}
        </Button>
        <Button variant="subtle" onClick={() => onShow(rows)}>
          {t('imports.fix.show')}
        </Button>
      </Row>
    </section>
  )
}

/** Fields that cannot be left empty. */
const REQUIRED = new Set(['Username'])

const submitting = (run: () => void) => (event: { preventDefault: () => void }) => {
  event.preventDefault()
  run()
}
