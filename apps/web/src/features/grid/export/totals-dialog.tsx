import { Heading, Row, Stack } from '#layout'
import { useCall, useIdentity, useTexts } from '#shared'
import { valueWords } from '#features/people'
import { Button, Loadable, ModalDialog, SelectField } from '#ui'
import { exportDialogClasses as classes } from '#export'
import { exportStateLabel } from '@telemachos/rules/export-cells'
import { formatNumber } from '@telemachos/rules/numbers'
import { useState } from 'react'
import type { ExportAction } from './export-columns.ts'
import { TotalsTable, type Total } from './totals-table.tsx'

interface Props {
  readonly actions: readonly ExportAction[]
  readonly onClose: () => void
}

/** The aggregate mentee data view (spec §2.3): counts by action, state, mentor and field. */
export default function TotalsDialog({ actions, onClose }: Props) {
  const { t, language } = useTexts()
  const { ProjectId } = useIdentity()
  const [actionId, setActionId] = useState<number | null>(null)
  const totals = useCall('grid.readTotals', { ProjectId, Id: actionId })
  // Of all mentees, as the other totals: the grid's own counts are those of its filters.
  const counted = useCall('grid.countActionsGrid', { ProjectId })
  const done = new Map(counted.data?.Actions.map(({ ActionId, Done }) => [ActionId, Done]))
  return (
    <ModalDialog label={t('exports.totals.title')} onClose={onClose}>
      <Stack gap={4} packed className={classes.body}>
        <Heading size="dialog">{t('exports.totals.title')}</Heading>
        <p className={classes.lead}>{t('exports.totals.lead')}</p>
        <SelectField
          label={t('exports.totals.doneIn')}
          none={t('exports.totals.anyAction')}
          options={actions.map(({ Id, Title }) => ({ value: String(Id), label: Title }))}
          value={actionId === null ? null : String(actionId)}
          onChange={(value) => setActionId(value === null ? null : Number(value))}
        />
        <Loadable query={totals}>
          {({ count, States, Mentors, Fields }) =>
            count === 0 ? (
              <p>{t('exports.totals.empty')}</p>
            ) : (
              <>
                <p role="status">
                  {t('exports.totals.count')}: <strong>{formatNumber(count, language)}</strong>
                </p>
                <TotalsTable label={t('exports.column.state')} totals={byLabel(States)} />
                <TotalsTable label={t('exports.column.mentor')} totals={Mentors} />
                {Fields.map(({ Name, Label, Values }) => (
                  <TotalsTable
                    key={Name}
                    label={Label}
                    totals={Values}
                    say={(value) => valueWords({ Name, Type: 'select' }, value, t)}
                  />
                ))}
                {actionId === null && counted.data && (
                  <TotalsTable
                    label={t('exports.totals.action')}
                    totals={actions.map(({ Id, Title }) => ({
                      Value: Title,
                      Count: done.get(Id) ?? 0,
                    }))}
                  />
                )}
              </>
            )
          }
        </Loadable>
        <Row gap={2} justify="end">
          <Button variant="default" onClick={onClose}>
            {t('exports.close')}
          </Button>
        </Row>
      </Stack>
    </ModalDialog>
  )
}

/** States by what an export calls them: only 1 is active. */
function byLabel(states: readonly Total[]): Total[] {
  const counts = new Map<string, number>()
  for (const { Value, Count } of states) {
    const label = exportStateLabel(Number(Value))
    counts.set(label, (counts.get(label) ?? 0) + Count)
  }
  return [...counts].map(([Value, Count]) => ({ Value, Count }))
}
