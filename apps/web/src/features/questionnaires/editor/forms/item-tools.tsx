import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react'
import { useTexts } from '#shared'
import { IconButton } from '#ui'
import classes from './forms.module.css'
import { moveItem, removeItem, type ItemsUpdate } from './move-item.ts'

interface Props<Item> {
  readonly items: readonly Item[]
  readonly place: number
  readonly name: string
  readonly onChange: (update: ItemsUpdate<Item>) => void
}

/** Moves an item of a list up or down, or takes it out. */
export function ItemTools<Item>({ items, place, name, onChange }: Props<Item>) {
  const { t } = useTexts()
  return (
    <div className={classes.itemTools}>
      <IconButton
        label={t('questEdit.item.up', { name })}
        disabled={place === 0}
        onClick={() => onChange(moveItem(items, place, -1))}
      >
        <IconArrowUp size={16} />
      </IconButton>
      <IconButton
        label={t('questEdit.item.down', { name })}
        disabled={place === items.length - 1}
        onClick={() => onChange(moveItem(items, place, 1))}
      >
        <IconArrowDown size={16} />
      </IconButton>
      <IconButton
        label={t('questEdit.item.remove', { name })}
        onClick={() => onChange(removeItem(items, place))}
      >
        <IconTrash size={16} />
      </IconButton>
    </div>
  )
}
