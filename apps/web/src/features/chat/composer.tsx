import { MAX_CHAT_FILES, MAX_MESSAGE } from '@telemachos/contract/chat/limits'
import { IconPaperclip, IconSend, IconX } from '@tabler/icons-react'
import { useRef, useState, type DragEvent, type KeyboardEvent } from 'react'
import { FailureNotice } from '#layout'
import { ApiError, useIdentity, useTexts } from '#shared'
import { IconButton, usePhone } from '#ui'
import { UploadRow } from '../../shared/files/upload-row.tsx'
import uploads from '../../shared/files/uploader.module.css'
import { useUploads } from '../../shared/files/use-uploads.ts'
import type { AttachedFile } from './chat-types.ts'
import classes from './chat.module.css'
import { keepDraft, readDraft } from './kept.ts'

const LARGEST = 50 * 1024 * 1024

interface Props {
  readonly conversationId: number
  readonly onSend: (text: string, files: readonly AttachedFile[]) => void
  readonly onType: () => void
}

/**
 * Writing a message: Enter sends, Shift+Enter begins a line; files by the button, by paste and by drop.
 * What is typed is kept in the browser until it is sent.
 */
export function Composer({ conversationId, onSend, onType }: Props) {
  const { t } = useTexts()
  const { UserId } = useIdentity()
  const isPhone = usePhone()
  const chooser = useRef<HTMLInputElement>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(() => readDraft(UserId, conversationId))
  const [attached, setAttached] = useState<readonly AttachedFile[]>([])
  const queue = useUploads({
    category: `chat/${conversationId}`,
    name: 'attachment',
    userId: UserId,
    check: ({ size }) => {
      const message =
        size === 0 ? t('files.empty') : size > LARGEST ? t('files.tooLarge') : undefined
      return message === undefined
        ? undefined
        : new ApiError(400, { code: 'invalid_input', message })
    },
    onUploaded: (files) => {
      const added = files.map(({ Id, FileName }) => ({ Id, FileName }))
      setAttached((before) => [...before, ...added].slice(0, MAX_CHAT_FILES))
    },
  })
  const isTooLong = text.trim().length > MAX_MESSAGE
  const isEmpty = text.trim() === '' && attached.length === 0
  const isUploading = queue.files.some(({ state }) => state === 'waiting' || state === 'sending')
  function change(typed: string): void {
    setText(typed)
    keepDraft(UserId, conversationId, typed)
    if (typed !== '') onType()
  }
  function send(): void {
    if (isEmpty || isTooLong || isUploading) return
    onSend(text.trim(), attached)
    setAttached([])
    change('')
    area.current?.focus()
  }
  function onKeyDown(event: KeyboardEvent): void {
    // On a phone Enter begins a line, and composing a letter is not the end of a message.
    if (event.key !== 'Enter' || event.shiftKey || isPhone || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  function onDrop(event: DragEvent): void {
    const files = [...event.dataTransfer.files]
    if (files.length === 0) return
    event.preventDefault()
    queue.add(files)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- A button takes files as well.
    <form
      className={classes.composer}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
    >
      {queue.files.length > 0 && (
        <ul className={uploads.queue} aria-label={t('files.queue')}>
          {queue.files.map((file) => (
            <UploadRow
              key={file.key}
              file={file}
              onCancel={() => queue.cancel(file.key)}
              onRetry={() => queue.retry(file.key)}
            />
          ))}
        </ul>
      )}
      {attached.length > 0 && (
        <ul className={classes.attached} aria-label={t('chat.attached')}>
          {attached.map(({ Id, FileName }) => (
            <li key={Id}>
              <span dir="auto">{FileName}</span>
              <IconButton
                label={t('chat.detach', { name: FileName })}
                onClick={() => setAttached(attached.filter((file) => file.Id !== Id))}
              >
                <IconX size={16} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {isTooLong && (
        <FailureNotice role="alert">{t('chat.tooLong', { max: MAX_MESSAGE })}</FailureNotice>
      )}
      <div className={classes.writing}>
        <input
          ref={chooser}
          type="file"
          hidden
          multiple
          onChange={({ currentTarget }) => {
            queue.add([...(currentTarget.files ?? [])])
            currentTarget.value = ''
          }}
        />
        <IconButton label={t('chat.attach')} onClick={() => chooser.current?.click()}>
          <IconPaperclip size={20} />
        </IconButton>
        <textarea
          ref={area}
          className={classes.field}
          rows={1}
          value={text}
          aria-label={t('chat.write')}
          placeholder={t('chat.write')}
          onChange={(event) => change(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onPaste={(event) => {
            const files = [...event.clipboardData.files]
            if (files.length === 0) return
            event.preventDefault()
            queue.add(files)
          }}
        />
        <IconButton
          type="submit"
          label={t('chat.send')}
          disabled={isEmpty || isTooLong || isUploading}
          className={classes.send ?? ''}
        >
          <IconSend size={20} />
        </IconButton>
      </div>
    </form>
  )
}
