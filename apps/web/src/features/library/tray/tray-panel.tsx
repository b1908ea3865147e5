import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react'
import { formatNumber } from '@telemachos/rules/numbers'
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { isOnItsWay } from '#features/files'
import { Heading } from '#layout'
import { useIdentity, useTexts } from '#shared'
import { announce, askToConfirm, Button, IconButton } from '#ui'
import { useListsAgain } from '../reload-lists.ts'
import classes from './tray.module.css'
import { trayFiles, type TrayFile } from './tray-files.ts'
import { TrayRow } from './tray-row.tsx'
import { cancelAll, clearEnded, sendNext } from './upload-tray.ts'

/** Once all has arrived, the tray folds itself so long after, where nobody is in it. */
const FOLD_MS = 6_000

/**
 * The uploads to libraries, in a corner beside whatever page is shown: how far each is, what was
 * refused and why, and what can be done; or one line that says how many have arrived.
 */
export default function TrayPanel() {
  const { t, language } = useTexts()
  const files = useSyncExternalStore(trayFiles.listen, trayFiles.get)
  const { ProjectId } = useIdentity()
  const list = useId()
  const frame = useRef<HTMLElement>(null)
  const [isFolded, setFolded] = useState(false)
  const count = files.length
  const done = files.filter(({ state }) => state === 'done').length
  const failed = files.filter(({ state }) => state === 'failed').length
  const isBusy = files.some(isOnItsWay)
  useListsAgain(done)
  useAnnouncements(files)
  // Who has come back to a project goes on with its files.
  useEffect(sendNext, [ProjectId])
  const sending = files.find(({ state }) => state === 'sending')?.key
  useEffect(() => {
    const isLookedAt = frame.current?.matches(':hover, :focus-within')
    const row = frame.current?.querySelector('[data-state=sending]')
    if (sending && !isLookedAt) row?.scrollIntoView({ block: 'nearest' })
  }, [sending])
  const isAllDone = done === count
  useEffect(() => {
    if (!isAllDone) return undefined
    const timer = setTimeout(() => {
      const isLookedAt = frame.current?.matches(':hover, :focus-within')
      if (!isLookedAt) setFolded(true)
    }, FOLD_MS)
    return () => clearTimeout(timer)
  }, [isAllDone])
  async function stop(): Promise<void> {
    const isSure = await askToConfirm({
      title: t('library.tray.cancelAll'),
      text: t('library.tray.cancelText'),
      confirmLabel: t('library.tray.stop'),
      danger: true,
    })
    if (isSure) cancelAll()
  }
  return (
    <section
      ref={frame}
      className={classes['tray']}
      aria-label={t('library.tray')}
      data-region
      data-upload-tray
    >
      <div className={classes['head']}>
        <div className={classes['summary']}>
          <Heading size="plain">{t('library.tray.done', { done, count })}</Heading>
          {isBusy && <span>{formatNumber(percentOf(files), language)}%</span>}
          {failed > 0 && (
            <span className={classes['failed']}>{t('library.tray.failed', { count: failed })}</span>
          )}
        </div>
        <IconButton
          label={t(isFolded ? 'library.tray.unfold' : 'library.tray.fold')}
          aria-expanded={!isFolded}
          aria-controls={isFolded ? undefined : list}
          onClick={() => setFolded(!isFolded)}
        >
          {isFolded ? <IconChevronUp size={20} /> : <IconChevronDown size={20} />}
        </IconButton>
        {!isBusy && (
          <IconButton label={t('library.tray.close')} onClick={clearEnded}>
            <IconX size={20} />
          </IconButton>
        )}
      </div>
      {!isFolded && (
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls. */}
          <ul id={list} className={classes['files']} tabIndex={0} aria-label={t('library.tray')}>
            {files.map((file) => (
              <TrayRow
                key={file.key}
                file={file}
                isElsewhere={file.about.projectId !== ProjectId}
              />
            ))}
          </ul>
          {isBusy && count > 1 && (
            <div className={classes['foot']}>
              <Button variant="subtle" size="compact-sm" onClick={() => void stop()}>
                {t('library.tray.cancelAll')}
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  )
}

/** How much of all files has arrived, by their lengths. */
function percentOf(files: readonly TrayFile[]): number {
  const counted = files.filter(({ state }) => state !== 'failed')
  const bytes = counted.reduce((sum, { content }) => sum + content.size, 0)
  const sent = counted.reduce(
    (sum, file) => sum + Math.max(0, file.progress) * file.content.size,
    0,
  )
  return bytes === 0 ? 0 : Math.floor((100 * sent) / bytes)
}

/** Whoever listens hears that files are on their way, what was refused, and that all is there; no more. */
function useAnnouncements(files: readonly TrayFile[]): void {
  const { t } = useTexts()
  const before = useRef<readonly TrayFile[]>([])
  useEffect(() => {
    const known = new Map(before.current.map((file) => [file.key, file]))
    before.current = files
    const fresh = files.filter((file) => !known.has(file.key) && isOnItsWay(file)).length
    const refused = files.find(
      (file) => file.state === 'failed' && known.get(file.key)?.state !== 'failed',
    )
    const hasEnded = [...known.values()].some(isOnItsWay) && !files.some(isOnItsWay)
    const done = files.filter(({ state }) => state === 'done').length
    if (refused) announce(t('library.tray.saysFailed', { name: refused.about.options.start.Title }))
    else if (hasEnded && done > 0) announce(t('library.tray.saysDone', { count: done }))
    else if (fresh > 0) announce(t('library.tray.saysBegun', { count: fresh }))
  }, [files, t])
}
