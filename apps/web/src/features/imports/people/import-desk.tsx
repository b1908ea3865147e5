import { Row, Stack, Text } from '#layout'
import { useState } from 'react'
import { useTexts } from '#shared'
import { askToConfirm, Button, SelectField } from '#ui'
import { usePluralText } from '../use-plural-text.ts'
import { ColumnMapping } from '../paste/column-mapping.tsx'
import { DoneSummary } from './done-summary.tsx'
import { DownloadRest } from './download-rest.tsx'
import classes from './import-desk.module.css'
import type { ImportList, ListState } from './import-list.ts'
import type { ListRules } from './import-rules.ts'
import { ImportRows } from './import-rows.tsx'
import { countRows, partOf, SHOWN, type Shown } from './row-counts.ts'
import { SendBar } from './send-bar.tsx'

interface ImportDeskProps {
  readonly list: ImportList
  readonly state: ListState
  readonly rules: ListRules
}

/** A list that was pasted: what its columns mean, its rows, and the way on. */
export function ImportDesk({ list, state, rules }: ImportDeskProps) {
  const { t } = useTexts()
  const told = usePluralText()
  const [asked, setAsked] = useState<Shown>('all')
  /** Rows that were corrected in the part that is shown: they stay until it is left. */
  const [corrected, setCorrected] = useState<ReadonlySet<number>>(new Set())
  const { phase, rows, columns, faults, defaultRole, kept } = state
  const counts = countRows(rows, faults)
  const found = rows.filter(
    (row) =>
      asked === 'all' ||
      partOf(row, faults) === asked ||
      (row.state === 'ready' && corrected.has(row.id)),
  )
  const shown = found.length === 0 ? 'all' : asked
  const isFixed = phase !== 'editing' || rows.some((row) => row.state === 'sending')

  function show(part: Shown): void {
    setAsked(part)
    setCorrected(new Set())
  }

  async function discard(): Promise<void> {
    const left = counts.all - counts.done
    const isMeant =
      left === 0 ||
      (await askToConfirm({
        title: told('imports.discard.title', left),
        text: t('imports.discard.text'),
        confirmLabel: t('imports.discard'),
        deletes: true,
      }))
    if (isMeant) await list.discard()
  }
  return (
    <Stack gap={4}>
      <DoneSummary state={state} counts={counts} />
      {counts.all > counts.done && (
        <>
          <details open={counts.done === 0} className={classes.columns}>
            <summary data-lands>{t('imports.columns')}</summary>
            <ColumnMapping
              columns={columns}
              targets={rules.targets}
              sampleOf={(place) => rows.find(({ cells }) => cells[place])?.cells[place] ?? ''}
              onMap={(place, target) => void list.mapColumn(place, target)}
              disabled={isFixed}
            />
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
          </details>
          <SendBar list={list} state={state} counts={counts} onRefused={() => show('refused')} />
        </>
      )}
      <Row role="group" aria-label={t('imports.show')} gap={2}>
        {SHOWN.filter((part) => part === 'all' || part === shown || counts[part] > 0).map(
          (part) => (
            <Button
              key={part}
              variant={part === shown ? 'light' : 'default'}
              aria-pressed={part === shown}
              onClick={() => show(part)}
            >
              {t(`imports.show.${part}`, { count: counts[part] })}
            </Button>
          ),
        )}
        <Row gap={2} className={classes.end}>
          {phase === 'editing' && <DownloadRest state={state} targets={rules.targets} />}
          <Button variant="subtle" disabled={phase === 'running'} onClick={() => void discard()}>
            {counts.all === counts.done ? t('imports.again') : t('imports.discard')}
          </Button>
        </Row>
      </Row>
      <ImportRows
        key={shown}
        list={list}
        state={state}
        targets={rules.targets}
        rows={shown === 'all' ? rows : found}
        onEdit={(id, place, text) => {
          setCorrected((ids) => new Set(ids).add(id))
          list.edit(id, place, text)
        }}
      />
      <Text tone="faint" size="small">
        {kept ? t('imports.kept') : t('imports.notKept')}
      </Text>
    </Stack>
  )
}
