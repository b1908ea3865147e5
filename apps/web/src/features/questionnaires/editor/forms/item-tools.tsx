import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react'
import { useTexts } from '../../../../shared/i18n/use-texts.ts'
import { IconButton } from '../../../../shared/ui/icon-button.tsx'
import classes from './forms.module.css'

interface Props<Item> {
  readonly items: readonly Item[]
  readonly place: number
  readonly name: string
  readonly onChange: (items: Item[]) => void
}

/** Moves an item of a list up or down, or takes it out. */
export function ItemTools<Item>({ items, place, name, onChange }: Props<Item>) {
  const { t } = useTexts()
  const move = (by: number): void => {
    const item = items[place] as Item
    const to = place + by
    if (to >= 0 && to < items.length) {
      onChange(items.toSpliced(place, 1).toSpliced(to, 0, item))
    }
  }
  return (
    <div className={classes.itemTools}>
      <IconButton
        label={t('questEdit.item.up', { name })}
        disabled={place === 0}
        onClick={() => move(-1)}
      >
        <IconArrowUp size={16} />
      </IconButton>
      <IconButton
        label={t('questEdit.item.down', { name })}
        disabled={place === items.length - 1}
        onClick={() => move(1)}
      >
        <IconArrowDown size={16} />
      </IconButton>
      <IconButton
        label={t('questEdit.item.remove', { name })}
        onClick={() => onChange(items.toSpliced(place, 1))}
      >
        <IconTrash size={16} />
      </IconButton>
    </div>
  )
}
