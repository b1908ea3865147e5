import { Row } from '#layout'
import { useTexts } from '#shared'
import { selectionBarClasses as bar } from '#lists'
import { MOST_SHARED_AT_ONCE } from '@telemachos/contract/library/limits'
import { useState } from 'react'
import { downloadArchive } from './archive-download.tsx'
import type { Item } from './item.ts'
import { MoveDialog } from './move-dialog.tsx'
import { ShareDialog } from './share-dialog.tsx'
import { useManyActs } from './use-many-acts.ts'

interface Props {
  readonly items: readonly Item[]
  readonly onClear: () => void
}

/** How many items are selected, and what can be done with all of them. */
export function SelectionBar({ items, onClear }: Props) {
  const { t } = useTexts()
  const acts = useManyActs()
  const [opened, setOpened] = useState<'move' | 'share' | null>(null)
  const count = items.length
  const files = items.filter(({ Link, Held }) => Link === null && Held !== 'infected')
  const mayChange = items.every(({ MayChange }) => MayChange)
  const mayShare = items.every(({ MayShare }) => MayShare) && count <= MOST_SHARED_AT_ONCE
  const close = () => setOpened(null)
  return (
    <section className={bar.bar} aria-label={t('library.many')} aria-busy={acts.isBusy}>
      <p role="status" className={bar.count}>
        {t('library.many.count', { count })}
      </p>
      {!mayChange && <p>{t('library.many.notAll')}</p>}
      <Row gap={2} lineGap={2} align="center" className={bar.acts}>
        {files.length > 0 && (
          <button
            type="button"
            className={bar.button}
            onClick={() => {
              const Ids = files.map(({ Id }) => Id).join(',')
              void downloadArchive({ Ids }, t('library.title'), t)
            }}
          >
            {t('library.download')}
          </button>
        )}
        {mayShare && (
          <button type="button" className={bar.button} onClick={() => setOpened('share')}>
            {t('library.share')}
          </button>
        )}
        {mayChange && (
          <>
            <button type="button" className={bar.button} onClick={() => setOpened('move')}>
              {t('library.move')}
            </button>
            <button
              type="button"
              className={bar.button}
              onClick={() => void acts.remove(items).then((isDone) => isDone && onClear())}
            >
              {t('library.delete')}
            </button>
          </>
        )}
        <button type="button" className={bar.link} onClick={onClear}>
          {t('library.many.clear')}
        </button>
      </Row>
      {opened === 'move' && <MoveDialog items={items} onClose={close} onMoved={onClear} />}
      {opened === 'share' && <ShareDialog items={items} onClose={close} />}
    </section>
  )
}
