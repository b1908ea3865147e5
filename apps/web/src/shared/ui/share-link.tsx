import { IconShare } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { Row } from '../layout/row.tsx'
import { useTexts } from '../i18n/use-texts.ts'
import { CopyButton } from './copy-button.tsx'
import classes from './copy-button.module.css'
import { toast } from './toast-store.ts'

interface ShareLinkProps {
  /** The whole address, which whoever sees it may hand on. */
  readonly url: string
}

/** Hands a link on: by the device's own sheet where it has one, and by copying it everywhere. */
export function ShareLink({ url }: ShareLinkProps) {
  const { t } = useTexts()
  const isOffered = useSyncExternalStore(
    () => () => {},
    () => mayShare(url),
    () => false,
  )
  async function share(): Promise<void> {
    try {
      await navigator.share({ url })
    } catch (error) {
      // Whoever closes the sheet wants nothing more.
      if (error instanceof DOMException && error.name === 'AbortError') return
      toast(t('ui.shareFailed'), { kind: 'failed' })
    }
  }
  return (
    <Row gap={2}>
      {isOffered && (
        <button type="button" className={classes.copy} onClick={() => void share()}>
          <IconShare size={18} aria-hidden />
          {t('ui.share')}
        </button>
      )}
      <CopyButton text={url} />
    </Row>
  )
}

/** Not every browser has such a sheet, and one that has it may refuse an address. */
function mayShare(url: string): boolean {
  const { canShare } = navigator
  return typeof canShare === 'function' && canShare.call(navigator, { url })
}
