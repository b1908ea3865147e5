import { Row, Stack, Text } from '#layout'
import { Checkbox, DateField, DialogFrame, SelectField } from '#ui'
import { useId, useState } from 'react'
import { errorText, useCall, useTexts } from '#shared'
import { PublishFindings } from '../findings/publish-findings.tsx'
import { patchOf, type Seen, type Values } from './patch.ts'
import { FLAGS, groupOf, hasFlag, withFlag, type Flag, type Row as ActionRow } from './row.ts'
import { touchedWords } from './touched-words.ts'
import type { CellWork } from './use-cell-work.ts'
import classes from './table.module.css'

interface Props {
  readonly projectId: number
  readonly rows: readonly ActionRow[]
  readonly groups: readonly string[]
  readonly work: CellWork
  readonly onClose: () => void
}

interface Wanted {
  /** What becomes of flags; one that is missing stays with each action as it is. */
  readonly flags: Partial<Record<Flag, boolean>>
  readonly setsGroup: boolean
  readonly group: string
  readonly setsDue: boolean
  readonly due: string | null
}

const NOTHING: Wanted = { flags: {}, setsGroup: false, group: '', setsDue: false, due: null }

/** Flags, group and date of all chosen actions at once; how many people that touches is said before. */
export function BulkDialog({ projectId, rows, groups, work, onClose }: Props) {
  const texts = useTexts()
  const { t } = texts
  const list = useId()
  const [wanted, setWanted] = useState(NOTHING)
  const [chosen] = useState(rows)
  const touched = useCall('actions.countTouched', {
    ProjectId: projectId,
    ActionIds: chosen.map(({ ActionId }) => ActionId),
  })
  const set = (change: Partial<Wanted>) => setWanted((now) => ({ ...now, ...change }))
  const patch = patchOf(chosen, (row) => valuesOf(row, wanted))
  const count = patch.values.size

  function save(): void {
    if (count === 0) return
    const seen: Seen = new Map(chosen.map((row) => [row.ActionId, row]))
    work.applyTold(patch, seen)
    onClose()
  }
  return (
    <DialogFrame
      title={t('actions.table.setManyTitle', { count: chosen.length })}
      confirmLabel={t('actions.table.setManyConfirm', { count })}
      onCancel={onClose}
      onConfirm={save}
    >
      <Stack gap={3}>
        {FLAGS.map((flag) => (
          <SelectField
            key={flag}
            label={t(`actions.table.column.${flag}`)}
            none={t('actions.table.stays', {
              on: chosen.filter((row) => hasFlag(row, flag)).length,
              count: chosen.length,
            })}
            options={[
              { value: 'yes', label: t('actions.table.yes') },
              { value: 'no', label: t('actions.table.no') },
            ]}
            value={wanted.flags[flag] === undefined ? null : wanted.flags[flag] ? 'yes' : 'no'}
            onChange={(next) => {
              const { [flag]: _old, ...flags } = wanted.flags
              set({ flags: next === null ? flags : { ...flags, [flag]: next === 'yes' } })
            }}
          />
        ))}
        <Checkbox
          label={t('actions.table.setsGroup')}
          checked={wanted.setsGroup}
          onChange={(setsGroup) => set({ setsGroup })}
        />
        {wanted.setsGroup && (
          <>
            <label className={classes.groupField}>
              {t('actions.table.column.Group')}
              <input
                list={list}
                value={wanted.group}
                maxLength={1_200}
                placeholder={t('actions.table.groupHint')}
                onChange={({ currentTarget }) => set({ group: currentTarget.value })}
              />
            </label>
            <datalist id={list}>
              {groups.map((group) => (
                <option key={group} value={group} />
              ))}
            </datalist>
          </>
        )}
        <Checkbox
          label={t('actions.table.setsDue')}
          checked={wanted.setsDue}
          onChange={(setsDue) => set({ setsDue })}
        />
        {wanted.setsDue && (
          <DateField
            label={t('actions.table.column.Due')}
            hint={t('actions.table.dueHint')}
            value={wanted.due}
            onChange={(due) => set({ due })}
          />
        )}
        {wanted.flags.Published && (
          <PublishFindings
            projectId={projectId}
            actionIds={chosen.map(({ ActionId }) => ActionId)}
          />
        )}
        <Row role="status">
          <Text tone={touched.error ? 'failure' : 'soft'}>
            {touched.error
              ? errorText(touched.error, t)
              : touched.data
                ? touchedWords(touched.data, texts)
                : t('core.loading')}
          </Text>
        </Row>
      </Stack>
    </DialogFrame>
  )
}

function valuesOf(row: ActionRow, { flags, setsGroup, group, setsDue, due }: Wanted): Values {
  const Flags = FLAGS.reduce((all, flag) => {
    const on = flags[flag]
    return on === undefined ? all : withFlag(all, flag, on)
  }, row.Flags)
  return {
    Flags,
    ...(setsGroup && { Group: groupOf(group) }),
    ...(setsDue && { Due: due }),
  }
}
