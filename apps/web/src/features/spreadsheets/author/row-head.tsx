import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react'
import { Row } from '#layout'
import { useTexts } from '#shared'
import { IconButton } from '#ui'

interface Props {
  /** What the row is called for who does not see it. */
  readonly name: string
  readonly place: number
  readonly count: number
  readonly onMove: (by: number) => void
  readonly onRemove: () => void
}

/** Moving a row of a list, and removing it. */
export function RowHead({ name, place, count, onMove, onRemove }: Props) {
  const { t } = useTexts()
  return (
    <Row gap={1} justify="end">
      <IconButton
        label={t('sheets.moveUp', { name })}
        disabled={place === 0}
        onClick={() => onMove(-1)}
      >
        <IconArrowUp size={18} />
      </IconButton>
      <IconButton
        label={t('sheets.moveDown', { name })}
        disabled={place === count - 1}
        onClick={() => onMove(1)}
      >
        <IconArrowDown size={18} />
      </IconButton>
      <IconButton label={t('sheets.remove', { name })} onClick={onRemove}>
        <IconTrash size={18} />
      </IconButton>
    </Row>
  )
}
