import { Card, FailureNotice, Row } from '#layout'
import { errorText, useIdentity, useTexts } from '#shared'
import { Button, toast } from '#ui'
import { forgetUpload, listKeptUploads, type KeptUpload } from '#features/files'
import { useEffect, useRef, useState } from 'react'
import { keptPrefix, readOptions, type ItemOptions } from './kept-items.ts'
import { UploadProgress } from './upload-progress.tsx'
import { useUpload } from './use-upload.ts'

interface Kept {
  readonly key: string
  readonly upload: KeptUpload
  readonly options: ItemOptions
}

/** Goes on with files on their way to the library when an earlier page was left or reloaded. */
export function ResumedUploads() {
  const { ProjectId } = useIdentity()
  const [list, setList] = useState<readonly Kept[]>([])
  useEffect(() => {
    let isGone = false
    async function read(): Promise<void> {
      const kept = await listKeptUploads(keptPrefix(ProjectId))
      const known = kept.flatMap(({ key, upload }) => {
        const options = readOptions(upload)
        return options ? [{ key, upload, options }] : []
      })
      if (!isGone) setList(known)
    }
    void read()
    return () => {
      isGone = true
    }
  }, [ProjectId])
  const drop = (gone: string): void => setList((before) => before.filter(({ key }) => key !== gone))
  return list.map((kept) => <Resumed key={kept.key} kept={kept} onEnd={() => drop(kept.key)} />)
}

function Resumed({ kept, onEnd }: { readonly kept: Kept; readonly onEnd: () => void }) {
  const { t } = useTexts()
  const { key, upload: known, options } = kept
  const title = options.start.Title
  const upload = useUpload(({ Approved, Approve }) => {
    toast(t(Approve && !Approved ? 'library.addedWaiting' : 'library.added'))
    onEnd()
  })
  const send = useRef(upload.send)
  useEffect(() => {
    void send.current(known.content, options, { key, uploadId: known.uploadId })
  }, [known, options, key])
  return (
    <Card as="section" aria-label={t('library.resumed', { title })}>
      <Row gap={3} lineGap={2} justify="between" align="center">
        <p>{t('library.resumed', { title })}</p>
        <Button
          variant="subtle"
          onClick={() => {
            upload.cancel()
            void forgetUpload(key)
            onEnd()
          }}
        >
          {t(upload.error ? 'library.close' : 'library.resumed.cancel')}
        </Button>
      </Row>
      {upload.isBusy && <UploadProgress title={title} upload={upload} />}
      {upload.error && <FailureNotice>{errorText(upload.error, t)}</FailureNotice>}
    </Card>
  )
}
