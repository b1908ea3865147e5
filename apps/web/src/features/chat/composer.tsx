import { MAX_CHAT_FILES, MAX_MESSAGE } from '@telemachos/contract/chat/limits'
import { IconMoodSmile, IconPaperclip, IconSend, IconX } from '@tabler/icons-react'
import { Suspense, useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { FailureNotice } from '#layout'
import { ApiError, useIdentity, useTexts } from '#shared'
import { FilesAnywhere, IconButton, lazyPart, usePhone } from '#ui'
import { tooLarge, UploadList, useUploads } from '#features/files'
import type { AttachedFile, Conversation, Quote, Written } from './chat-types.ts'
import classes from './chat.module.css'
import { keepAttached, keepDraft, readAttached, readDraft } from './kept.ts'
import { ReplyNote } from './reply-note.tsx'

const EmojiPanel = lazyPart(() => import('./emoji-panel.tsx'), 'EmojiPanel')

const LARGEST = 50 * 1024 * 1024

interface Props {
  readonly conversation: Conversation
  /** The message that is being answered. */
  readonly reply: Quote | undefined
  readonly onReply: (quote: Quote | undefined) => void
  readonly onSend: (written: Written) => void
  readonly onType: () => void
}

/**
 * Writing a message: Enter sends, Shift+Enter begins a line; files by the button, by paste, and by drop
 * anywhere on the page; emoji where the caret is; an answer until Escape takes it back.
 * What is typed is kept in the browser until it is sent.
 */
export function Composer({ conversation, reply, onReply, onSend, onType }: Props) {
  const conversationId = conversation.Id
  const { t, language } = useTexts()
  const { UserId } = useIdentity()
  const isPhone = usePhone()
  const chooser = useRef<HTMLInputElement>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(() => readDraft(UserId, conversationId))
  const [attached, setAttached] = useState(() => readAttached(UserId, conversationId))
  const [isChoosing, setChoosing] = useState(false)
  /** Where the caret goes once what was put in is there. */
  const caret = useRef<number>(undefined)
  const [isCrowded, setCrowded] = useState(false)
  const queue = useUploads({
    category: `chat/${conversationId}`,
    name: 'attachment',
    userId: UserId,
    check: ({ size }) => {
      const message =
        size === 0
          ? t('files.empty')
          : size > LARGEST
            ? tooLarge(size, LARGEST, { t, language })
            : undefined
      return message === undefined
        ? undefined
        : new ApiError(400, { code: 'invalid_input', message })
    },
    onUploaded: (files) => {
      // A page that is loaded again may hear once more of what the one before it had heard of.
      const before = readAttached(UserId, conversationId)
      const added = files.filter(({ Id }) => !before.some((file) => file.Id === Id))
      attach([...before, ...added.map(({ Id, FileName }) => ({ Id, FileName }))])
    },
  })
  const isTooLong = text.trim().length > MAX_MESSAGE
  const isEmpty = text.trim() === '' && attached.length === 0
  const isUploading = queue.files.some(({ state }) => state === 'waiting' || state === 'sending')
  function attach(files: readonly AttachedFile[]): void {
    setAttached(files)
    keepAttached(UserId, conversationId, files)
    setCrowded(false)
  }
  /** Uploads as many as one message takes; of the others it says that they have no room. */
  function upload(files: readonly File[]): void {
    const room = Math.max(0, MAX_CHAT_FILES - attached.length - queue.files.length)
    setCrowded(files.length > room)
    queue.add(files.slice(0, room))
  }
  function change(typed: string): void {
    setText(typed)
    keepDraft(UserId, conversationId, typed)
    if (typed !== '') onType()
  }
  function send(): void {
    if (isEmpty || isTooLong || isUploading) return
    onSend({ text: text.trim(), files: attached, ...(reply && { replyTo: reply }) })
    attach([])
    change('')
    onReply(undefined)
    setChoosing(false)
    area.current?.focus()
  }
  function insert(sign: string): void {
    const { selectionStart, selectionEnd } = area.current ?? { selectionStart: 0, selectionEnd: 0 }
    caret.current = selectionStart + sign.length
    change(text.slice(0, selectionStart) + sign + text.slice(selectionEnd))
  }
  useLayoutEffect(() => {
    if (caret.current !== undefined) area.current?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  }, [text])
  // Whoever chooses to answer writes next.
  const answered = useRef(reply?.Seq)
  useEffect(() => {
    if (reply && reply.Seq !== answered.current) area.current?.focus()
    answered.current = reply?.Seq
  }, [reply])
  function takeBack(): void {
    onReply(undefined)
    area.current?.focus()
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape' && reply && !event.nativeEvent.isComposing) {
      event.preventDefault()
      return onReply(undefined)
    }
    // On a phone Enter begins a line, and composing a letter is not the end of a message.
    if (event.key !== 'Enter' || event.shiftKey || isPhone || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <>
      {isChoosing && (
        <Suspense fallback={null}>
          <EmojiPanel
            onChoose={insert}
            onClose={() => {
              area.current?.focus()
              setChoosing(false)
            }}
          />
        </Suspense>
      )}
      <form
        className={classes.composer}
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <FilesAnywhere onFiles={upload} />
        {reply && <ReplyNote {...{ reply, conversation }} onCancel={takeBack} />}
        <UploadList uploads={queue} />
        {attached.length > 0 && (
          <ul className={classes.attached} aria-label={t('chat.attached')}>
            {attached.map(({ Id, FileName }) => (
              <li key={Id}>
                <span dir="auto">{FileName}</span>
                <IconButton
                  label={t('chat.detach', { name: FileName })}
                  onClick={() => attach(attached.filter((file) => file.Id !== Id))}
                >
                  <IconX size={16} />
                </IconButton>
              </li>
            ))}
          </ul>
        )}
        {isCrowded && (
          <FailureNotice>{t('chat.tooManyFiles', { max: MAX_CHAT_FILES })}</FailureNotice>
        )}
        {isTooLong && <FailureNotice>{t('chat.tooLong', { max: MAX_MESSAGE })}</FailureNotice>}
        <div className={classes.writing}>
          <input
            ref={chooser}
            type="file"
            hidden
            multiple
            onChange={({ currentTarget }) => {
              upload([...(currentTarget.files ?? [])])
              currentTarget.value = ''
            }}
          />
          <IconButton label={t('chat.attach')} onClick={() => chooser.current?.click()}>
            <IconPaperclip size={20} />
          </IconButton>
          <IconButton
            label={t('chat.emojis')}
            aria-expanded={isChoosing}
            onClick={() => setChoosing(!isChoosing)}
          >
            <IconMoodSmile size={20} />
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
    </>
  )
}
