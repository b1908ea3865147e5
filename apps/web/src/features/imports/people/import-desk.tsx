import { Row, Stack, Text } from '#layout'
import { useRef, useState } from 'react'
import { useTexts } from '#shared'
import { askToConfirm, Button } from '#ui'
import { usePluralText } from '../use-plural-text.ts'
import { DoneSummary } from './done-summary.tsx'
import { DownloadRest } from './download-rest.tsx'
import { FixStep } from './fix-step.tsx'
import classes from './import-desk.module.css'
import { isLeft } from './import-job.ts'
import type { ImportList, ListState } from './import-list.ts'
import type { ListRules } from './import-rules.ts'
import { ImportRows } from './import-rows.tsx'
import { ImportSteps } from './import-steps.tsx'
import { MapStep } from './map-step.tsx'
import { ReviewStep } from './review-step.tsx'
import { countRows, partOf, SHOWN, type Shown } from './row-counts.ts'
import { SendBar } from './send-bar.tsx'

interface ImportDeskProps {
  readonly list: ImportList
  readonly state: ListState
  readonly rules: ListRules
}

/** A list that was pasted: its steps, its rows, and what has come of it. */
export function ImportDesk({ list, state, rules }: ImportDeskProps) {
  const { t } = useTexts()
  const told = usePluralText()
  const { phase, rows, faults, step, kept } = state
  const counts = countRows(rows, faults)
  const isFixed = phase !== 'editing' || rows.some((row) => row.state === 'sending')
  const isDone = counts.all === counts.done
  const table = useRef<HTMLDivElement>(null)
  const [only, setOnly] = useState<ReadonlySet<number>>()

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
    <Stack as="section" gap={4}>
      <DoneSummary list={list} state={state} counts={counts} />
      {!isDone && (
        <ImportSteps
          step={step}
          disabled={isFixed}
          onStep={(next) => void list.change({ step: next })}
        />
      )}
      {!isDone && phase === 'editing' && (
        <>
          {step === 'map' && <MapStep list={list} state={state} rules={rules} />}
          {step === 'fix' && (
            <FixStep
              {...{ list, state, rules }}
              onShow={(ids) => {
                setOnly(new Set(ids))
                table.current?.focus()
              }}
            />
          )}
          {step === 'review' && (
            <ReviewStep
              {...{ list, state }}
              ready={rows.filter((row) => isLeft(row) && !faults.has(row.id))}
              held={counts.faulty + counts.refused}
            />
          )}
        </>
      )}
      {!isDone && (step === 'review' || phase !== 'editing') && (
        <SendBar list={list} state={state} counts={counts} />
      )}
      {(isDone || step === 'fix' || phase === 'running' || phase === 'paused') && (
        <div ref={table} tabIndex={-1}>
          <RowsOfParts {...{ list, state, rules, counts, only }} onAll={() => setOnly(undefined)} />
        </div>
      )}
      <Row gap={2} className={classes.end}>
        {phase === 'editing' && <DownloadRest state={state} targets={rules.targets} />}
        <Button variant="subtle" disabled={phase === 'running'} onClick={() => void discard()}>
          {isDone ? t('imports.again') : t('imports.discard')}
        </Button>
      </Row>
      <Text tone="faint" size="small">
        {kept ? t('imports.kept') : t('imports.notKept')}
      </Text>
    </Stack>
  )
}

interface RowsOfPartsProps extends ImportDeskProps {
  readonly counts: Readonly<Record<Shown, number>>
  /** Rows of a group that are shown alone. */
  readonly only: ReadonlySet<number> | undefined
  readonly onAll: () => void
}

/** The rows of the list, all or those of one part. */
function RowsOfParts({ list, state, rules, counts, only, onAll }: RowsOfPartsProps) {
  const { t } = useTexts()
  const [asked, setAsked] = useState<Shown>('all')
  /** Rows that were corrected in the part that is shown: they stay until it is left. */
  const [corrected, setCorrected] = useState<ReadonlySet<number>>(new Set())
  const { rows, faults } = state
  const found = rows.filter((row) =>
    only
      ? only.has(row.id)
      : asked === 'all' ||
        partOf(row, faults) === asked ||
        (row.state === 'ready' && corrected.has(row.id)),
  )
  const shown = found.length === 0 ? 'all' : asked
  const isGroup = only !== undefined && found.length > 0

  function show(part: Shown): void {
    onAll()
    setAsked(part)
    setCorrected(new Set())
  }
  return (
    <Stack gap={4}>
      <Row role="group" aria-label={t('imports.show')} gap={2}>
        {isGroup ? (
          <Button variant="light" onClick={() => show('all')}>
            {t('imports.fix.showAll')}
          </Button>
        ) : (
          SHOWN.filter((part) => part === 'all' || part === shown || counts[part] > 0).map(
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
          )
        )}
      </Row>
      <ImportRows
        key={isGroup ? [...only].join() : shown}
        list={list}
        state={state}
        targets={rules.targets}
        rows={found.length > 0 ? found : rows}
        onEdit={(id, place, text) => {
          setCorrected((ids) => new Set(ids).add(id))
          list.edit(id, place, text)
        }}
      />
    </Stack>
  )
}
