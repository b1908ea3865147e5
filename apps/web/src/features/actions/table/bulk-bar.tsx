import { Row, Text } from '#layout'
import { Button } from '#ui'
import { useState } from 'react'
import { useTexts } from '#shared'
import { BulkDialog } from './bulk-dialog.tsx'
import type { Row as ActionRow } from './row.ts'
import type { CellWork } from './use-cell-work.ts'
import type { WholeActions } from './use-whole-actions.ts'
import { WholeButtons } from './whole-buttons.tsx'
import classes from './table.module.css'

interface Props {
  readonly projectId: number
  /** The chosen actions. */
  readonly rows: readonly ActionRow[]
  readonly groups: readonly string[]
  readonly work: CellWork
  readonly whole: WholeActions
  readonly onClear: () => void
}

/** What can be done with all chosen actions at once. */
export function BulkBar({ projectId, rows, groups, work, whole, onClear }: Props) {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <Row
      as="section"
      gap={3}
      align="center"
      aria-label={t('actions.table.chosenLabel')}
      className={classes.bulk}
    >
      <Text as="span" strong role="status">
        {t('actions.table.chosen', { count: rows.length })}
      </Text>
      {rows.every(({ ArchivedAt }) => ArchivedAt === null) && (
        <Button onClick={() => setOpen(true)}>{t('actions.table.setMany')}</Button>
      )}
      <WholeButtons rows={rows} whole={whole} onGone={onClear} />
      <Button variant="subtle" onClick={onClear}>
        {t('actions.table.clearChosen')}
      </Button>
      {isOpen && (
        <BulkDialog
          projectId={projectId}
          rows={rows}
          groups={groups}
          work={work}
          onClose={() => setOpen(false)}
        />
      )}
    </Row>
  )
}
