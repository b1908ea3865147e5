import { useState } from 'react'
import { useTexts } from '../../../shared/i18n/use-texts.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { SelectField } from '../../../shared/ui/choices/select-field.tsx'
import { askToConfirm } from '../../../shared/ui/dialogs/dialog-store.ts'
import { useTold } from '../use-told.ts'
import { ColumnMapping } from '../paste/column-mapping.tsx'
import { DoneSummary } from './done-summary.tsx'
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
  const told = useTold()
  const [asked, setShown] = useState<Shown>('all')
  const { phase, rows, columns, faults, defaultRole, kept } = state
  const counts = countRows(rows, faults)
  const shown = counts[asked] === 0 ? 'all' : asked
  const isFixed = phase !== 'editing' || rows.some((row) => row.state === 'sending')

  async function discard(): Promise<void> {
    const left = counts.all - counts.done
    const isMeant =
      left === 0 ||
      (await askToConfirm({
        title: told('imports.discard.title', left),
        text: t('imports.discard.text'),
        confirmLabel: t('imports.discard'),
        danger: true,
      }))
    if (isMeant) await list.discard()
  }
  return (
    <div className={classes.desk}>
      <DoneSummary state={state} counts={counts} />
      {counts.all > counts.done && (
        <>
          <details open={counts.done === 0} className={classes.columns}>
            <summary>{t('imports.columns')}</summary>
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
          <SendBar
            list={list}
            state={state}
            counts={counts}
            onRefused={() => setShown('refused')}
          />
        </>
      )}
      <div role="group" aria-label={t('imports.show')} className={classes.filter}>
        {SHOWN.filter((part) => part === 'all' || counts[part] > 0).map((part) => (
          <Button
            key={part}
            variant={part === shown ? 'light' : 'default'}
            aria-pressed={part === shown}
            onClick={() => setShown(part)}
          >
            {t(`imports.show.${part}`, { count: counts[part] })}
          </Button>
        ))}
        <Button
          variant="subtle"
          className={classes.end}
          disabled={phase === 'running'}
          onClick={() => void discard()}
        >
          {counts.all === counts.done ? t('imports.again') : t('imports.discard')}
        </Button>
      </div>
      <ImportRows
        key={shown}
        list={list}
        state={state}
        targets={rules.targets}
        rows={shown === 'all' ? rows : rows.filter((row) => partOf(row, faults) === shown)}
      />
      <p className={classes.kept}>{kept ? t('imports.kept') : t('imports.notKept')}</p>
    </div>
  )
}
