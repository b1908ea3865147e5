import { IconDots, IconHeart, IconHeartFilled, IconStarFilled } from '@tabler/icons-react'
import { namesOf } from '@telemachos/contract/library/category-path'
import { formatNumber } from '@telemachos/rules/numbers'
import { formatDate } from '@telemachos/rules/dates'
import { useMay, useTexts } from '#shared'
import { Badge, IconButton, Menu } from '#ui'
import { fileSize, HeldNote } from '#features/files'
import type { Item } from './item.ts'
import { ItemSign } from './item-sign.tsx'
import classes from './library.module.css'
import { useItemActs } from './use-item-acts.ts'
import { useItemMenu } from './use-item-menu.tsx'

interface Props {
  readonly item: Item
  readonly withFolder: boolean
  readonly asTile: boolean
  readonly isSelected: boolean
  readonly onSelect: (on: boolean) => void
  readonly onOpen: () => void
}

/** One item of a list: what it is, whose, and what can be done with it. */
export function ItemRow({ item, withFolder, asTile, isSelected, onSelect, onOpen }: Props) {
  const { t, language } = useTexts()
  const may = useMay()
  const { toggleFavorite } = useItemActs()
  const menu = useItemMenu(item, onOpen)
  return (
    <li
      className={asTile ? classes['tile'] : classes['line']}
      data-selected={isSelected || undefined}
    >
      <input
        type="checkbox"
        aria-label={t('library.many.select', { title: item.Title })}
        checked={isSelected}
        onChange={(event) => onSelect(event.currentTarget.checked)}
      />
      <span className={classes['icon']} aria-hidden="true">
        <ItemSign item={item} asTile={asTile} />
      </span>
      <div className={classes['about']}>
        <button type="button" className={classes['title']} onClick={onOpen}>
          {item.Title}
        </button>
        <p className={classes['meta']}>
          {withFolder && item.Category !== '/' && <span>{namesOf(item.Category).join(' › ')}</span>}
          <span>{t(`library.kind.${item.Kind}`)}</span>
          {item.Link === null && <span>{fileSize(item.Bytes, language)}</span>}
          <span>{item.Uploader.Name}</span>
          <span>{formatDate(item.At)}</span>
          {item.Ratings > 0 && (
            <span className={classes['mean']}>
              <IconStarFilled size={14} aria-hidden="true" />
              <span className="visually-hidden">{t('library.stars')}</span>
              {formatNumber(item.Stars, language)} ({item.Ratings})
            </span>
          )}
        </p>
        <ItemState item={item} />
      </div>
      <div className={classes['acts']}>
        {may('library.setFavorite') && (
          <IconButton
            label={t(item.IsFavorite ? 'library.unfavorite' : 'library.favorite', {
              title: item.Title,
            })}
            aria-pressed={item.IsFavorite}
            onClick={() => toggleFavorite(item)}
          >
            {item.IsFavorite ? <IconHeartFilled size={20} /> : <IconHeart size={20} />}
          </IconButton>
        )}
        <Menu
          button={<IconDots size={20} aria-hidden="true" />}
          label={t('library.menu', { title: item.Title })}
          className={classes['menu'] ?? ''}
          items={menu.items}
        />
      </div>
      {menu.dialog}
    </li>
  )
}

/** What an item waits for, and for whom it is; nothing where everybody sees it. */
export function ItemState({ item }: { readonly item: Item }) {
  const { t } = useTexts()
  if (item.Held) return <HeldNote held={item.Held} />
  if (item.Approved) return null
  return item.Approve ? (
    <Badge tone="scheduled">{t('library.waiting')}</Badge>
  ) : (
    <Badge tone="inactive">{t('library.forFew')}</Badge>
  )
}
