import { Card, Row } from '#layout'
import { fetchFile, useTexts, type CallInput, type Texts } from '#shared'
import { Button, makeStore, showSystemMessage, toast } from '#ui'
import { fileSize } from '#features/files'
import { useSyncExternalStore } from 'react'

/** How long a download has before its address is taken back (spec §9). */
const REVOKE_MS = 1_500

/** The archive that is on its way. */
interface Running {
  readonly title: string
  readonly bytes: number
  readonly stop: AbortController
}

const running = makeStore<Running | undefined>(undefined)

/**
 * Downloads the files of a folder, or those named, as an archive; one at a time. What goes wrong is said on the page, which
 * a link to the file would leave for the bare refusal.
 */
export async function downloadArchive(
  which: CallInput<'library.downloadArchive'>,
  title: string,
  t: Texts['t'],
): Promise<void> {
  if (running.get()) return toast(t('library.archive.one'))
  const stop = new AbortController()
  running.set({ title, bytes: 0, stop })
  try {
    const file = await fetchFile('library.downloadArchive', which, {
      signal: stop.signal,
      onBytes: (bytes) => running.set({ title, bytes, stop }),
    })
    const href = URL.createObjectURL(file)
    Object.assign(document.createElement('a'), { href, download: `${title}.zip` }).click()
    setTimeout(() => URL.revokeObjectURL(href), REVOKE_MS)
  } catch (error) {
    if (!stop.signal.aborted) showSystemMessage(error, t)
  } finally {
    running.set(undefined)
  }
}

/** The archive on its way, if there is one, and a way to stop it. */
export function ArchiveProgress() {
  const { t, language } = useTexts()
  const now = useSyncExternalStore(running.listen, running.get, running.get)
  if (!now) return null
  const { title, bytes, stop } = now
  return (
    <Card as="section" aria-label={t('library.archive.of', { title })}>
      <Row gap={3} lineGap={2} justify="between" align="center">
        <p role="status">
          {bytes === 0
            ? t('library.archive.of', { title })
            : t('library.archive.size', { title, size: fileSize(bytes, language) })}
        </p>
        <Button variant="subtle" onClick={() => stop.abort()}>
          {t('library.archive.stop')}
        </Button>
      </Row>
    </Card>
  )
}
