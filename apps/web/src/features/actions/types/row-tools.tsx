import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react'
import { Row } from '#layout'
import { useTexts } from '#shared'
import { IconButton } from '#ui'

interface Props {
  readonly title: string
  /** The Greek words of the row; empty while there are none. */
  readonly said: string
  readonly place: number
  readonly count: number
  readonly onMove: (by: number) => void
  readonly onRemove: () => void
}

/** The head of one row of a list that is edited: its number, and moving and removing it. */
export function RowTools({ title, said, place, count, onMove, onRemove }: Props) {
  const { t } = useTexts()
  const label = said || t('actions.author.untitled')
  return (
    <Row gap={2} justify="between" align="center">
      <strong>{title}</strong>
      <Row gap={1}>
        <IconButton
          label={t('actions.author.up', { label })}
          disabled={place === 0}
          onClick={() => onMove(-1)}
        >
          <IconArrowUp size={18} />
        </IconButton>
        <IconButton
          label={t('actions.author.down', { label })}
          disabled={place === count - 1}
          onClick={() => onMove(1)}
        >
          <IconArrowDown size={18} />
        </IconButton>
        <IconButton label={t('actions.author.removeField', { label })} onClick={onRemove}>
          <IconTrash size={18} />
        </IconButton>
      </Row>
    </Row>
  )
}
