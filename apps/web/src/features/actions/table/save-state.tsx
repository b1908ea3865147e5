import { Row, Text } from '#layout'
import { IconButton } from '#ui'
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import { formatTime } from '@telemachos/rules/dates'
import { useTexts, useUndo } from '#shared'
import type { TableEdits } from './use-table-edits.ts'

/** Whether what was changed is saved, and the way back and forth. */
export function SaveState({ edits }: { readonly edits: TableEdits }) {
  const { t } = useTexts()
  const { isSaving, savedAt } = edits
  const { last, next, undo, redo } = useUndo()
  const words = isSaving
    ? t('actions.table.saving')
    : savedAt && t('actions.table.savedAt', { time: formatTime(savedAt) })
  return (
    <Row gap={1} align="center">
      <Text as="span" role="status" aria-live="off" tone="faint" size="medium">
        {words}
      </Text>
      <IconButton
        label={last === undefined ? t('ui.undo') : t('ui.undo.of', { what: last })}
        disabled={last === undefined}
        onClick={undo}
      >
        <IconArrowBackUp size={20} aria-hidden="true" />
      </IconButton>
      <IconButton
        label={next === undefined ? t('ui.redo') : t('ui.redo.of', { what: next })}
        disabled={next === undefined}
        onClick={redo}
      >
        <IconArrowForwardUp size={20} aria-hidden="true" />
      </IconButton>
    </Row>
  )
}
