import { IconX } from '@tabler/icons-react'
import { IconButton } from '#ui'

interface RowRemoveProps {
  readonly label: string
  readonly onRemove: () => void
}

/** Takes a line of a step away. */
export function RowRemove({ label, onRemove }: RowRemoveProps) {
  return (
    <IconButton label={label} onClick={onRemove}>
      <IconX size={18} aria-hidden="true" />
    </IconButton>
  )
}
