import { useState } from 'react'
import { callAddress, useCall, useTexts } from '#shared'
import { hasPreview, isShownAtOnce, ItemPreview } from '#features/library'
import classes from './log.module.css'

/** A shared file that a message names, with what it looks like, for who may see it (spec §2.3). */
export function SharedItem({ name }: { readonly name: string }) {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  const { data: item, error } = useCall('library.readLinked', { Name: name })
  if (error) return <p className={classes.sharedGone}>{t('chat.shared.gone')}</p>
  if (!item) return <div className={classes.shared} aria-busy="true" />
  const atOnce = isShownAtOnce(item)
  return (
    <div className={classes.shared}>
      <a
        className={classes.sharedName}
        href={callAddress('library.downloadItem', { Id: item.Id, inline: '1' })}
        target="_blank"
        rel="noopener noreferrer"
      >
        {item.Title}
      </a>
      {!atOnce && hasPreview(item) && (
        <button
          type="button"
          className={classes.sharedToggle}
          aria-expanded={isOpen}
          onClick={() => setOpen((now) => !now)}
        >
          {t(isOpen ? 'chat.shared.hide' : 'chat.shared.show')}
        </button>
      )}
      {(atOnce || isOpen) && <ItemPreview item={item} />}
    </div>
  )
}
