import { Row, Text } from '#layout'
import { IconButton } from '#ui'
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import { formatTime } from '@telemachos/rules/dates'
import { useTexts } from '#shared'
import type { TableEdits } from './use-table-edits.ts'

/** Whether what was changed is saved, and the way back and forth. */
export function SaveState({ edits }: { readonly edits: TableEdits }) {
  const { t } = useTexts()
  const { isSaving, savedAt, steps } = edits
  const words = isSaving
    ? t('actions.table.saving')
    : savedAt && t('actions.table.savedAt', { time: formatTime(savedAt) })
  return (
    <Row gap={1} align="center">
      <Text as="span" role="status" tone="faint" size="medium">
        {words}
      </Text>
      <IconButton
        label={t('actions.table.undo')}
        disabled={!steps.canUndo}
        onClick={() => void steps.undo()}
      >
        <IconArrowBackUp size={20} aria-hidden="true" />
      </IconButton>
      <IconButton
        label={t('actions.table.redo')}
        disabled={!steps.canRedo}
        onClick={() => void steps.redo()}
      >
        <IconArrowForwardUp size={20} aria-hidden="true" />
      </IconButton>
    </Row>
  )
}
