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
  /** Asks before the item is taken out, where something depends on it. */
  readonly mayRemove?: (() => Promise<boolean>) | undefined
}

/** Moves an item of a list up or down, or takes it out. */
export function ItemTools<Item>({ items, place, name, onChange, mayRemove }: Props<Item>) {
  const { t } = useTexts()
  const remove = async (): Promise<void> => {
    if (!mayRemove || (await mayRemove())) onChange(removeItem(items, place))
  }
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
      <IconButton label={t('questEdit.item.remove', { name })} onClick={() => void remove()}>
        <IconTrash size={16} />
      </IconButton>
    </div>
  )
}
