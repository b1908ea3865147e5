import { Row, Stack, Text } from '#layout'
import { ApiError, errorText, useTexts, type Texts } from '#shared'
import { Button } from '#ui'
import { fileSize, HeldNote } from '#features/files'
import { DOCUMENT_TYPES, LARGEST_DOCUMENT } from '@telemachos/contract/applications/limits'
import { useEffect, useId, useRef, useState } from 'react'
import { useDocuments } from './use-documents.ts'
import classes from './apply.module.css'

interface Props {
  /** The name of the question. */
  readonly question: string
  readonly label: string
  readonly hint: string | undefined
  readonly error: string | undefined
}

/** A question that is answered with documents: those that have arrived, and the way to add one. */
export function DocumentField({ question, label, hint, error }: Props) {
  const { t, language } = useTexts()
  const { all, canRemove, send, remove } = useDocuments()
  const [sending, setSending] = useState<{ name: string; share: number; isHeldUp: boolean }>()
  const [problem, setProblem] = useState<string>()
  const chooser = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const running = useRef<AbortController>(null)
  const id = useId()
  useEffect(() => () => running.current?.abort(), [])
  const own = all.filter(({ Question }) => Question === question)
  // What was missing is there now.
  const shownError = problem ?? (own.length > 0 ? undefined : error)

  async function add(content: File): Promise<void> {
    setProblem(undefined)
    if (content.size === 0 || content.size > LARGEST_DOCUMENT) {
      return setProblem(t(content.size === 0 ? 'apply.document.empty' : 'rule.file_too_large'))
    }
    const { signal } = (running.current = new AbortController())
    const progress = { name: content.name, share: 0, isHeldUp: false }
    setSending(progress)
    try {
      await send(question, content, {
        signal,
        onProgress: (share) => setSending({ ...progress, share }),
        onWaiting: (isHeldUp) => setSending((now) => now && { ...now, isHeldUp }),
      })
    } catch (failure) {
      if (!signal.aborted) setProblem(reasonOf(failure, t))
    } finally {
      setSending(undefined)
      button.current?.focus()
    }
  }
  async function takeAway(documentId: number): Promise<void> {
    try {
      await remove(documentId)
      button.current?.focus()
    } catch (failure) {
      setProblem(errorText(failure, t))
    }
  }
  return (
    <Stack as="fieldset" gap={2} className={classes.documents} aria-describedby={`${id}-hint`}>
      <legend>{label}</legend>
      <Text as="p" tone="soft" id={`${id}-hint`}>
        {hint && `${hint} `}
        {t('apply.document.kinds', { size: fileSize(LARGEST_DOCUMENT, language) })}
      </Text>
      {own.length > 0 && (
        <ul className={classes.documentList}>
          {own.map(({ Id, Name, Bytes, Held }) => (
            <Row as="li" key={Id} gap={3} align="center" justify="between" nowrap>
              <span className={classes.documentName} dir="auto">
                {Name} <small>{fileSize(Bytes, language)}</small> <HeldNote held={Held} />
              </span>
              {canRemove && (
                <Button
                  variant="subtle"
                  size="sm"
                  type="button"
                  aria-label={t('apply.document.removeOf', { name: Name })}
                  onClick={() => void takeAway(Id)}
                >
                  {t('apply.document.remove')}
                </Button>
              )}
            </Row>
          ))}
        </ul>
      )}
      <input
        ref={chooser}
        type="file"
        hidden
        accept={DOCUMENT_TYPES.join(',')}
        data-question={question}
        onChange={({ currentTarget }) => {
          const [content] = currentTarget.files ?? []
          if (content) void add(content)
          currentTarget.value = ''
        }}
      />
      {sending ? (
        <Row gap={3} align="center">
          <progress
            value={sending.share}
            max={1}
            aria-label={t('files.progress', { name: sending.name })}
          />
          <Button variant="subtle" size="sm" type="button" onClick={() => running.current?.abort()}>
            {t('files.cancel')}
          </Button>
          {sending.isHeldUp && <Text tone="soft">{t('files.heldUp')}</Text>}
        </Row>
      ) : (
        <div>
          <Button
            ref={button}
            variant="default"
            type="button"
            aria-label={t(own.length > 0 ? 'apply.document.anotherOf' : 'apply.document.addOf', {
              label,
            })}
            aria-describedby={shownError ? `${id}-error` : undefined}
            onClick={() => chooser.current?.click()}
          >
            {t(own.length > 0 ? 'apply.document.another' : 'apply.document.add')}
          </Button>
        </div>
      )}
      <div role="alert">
        {shownError && (
          <p id={`${id}-error`} className={classes.problem}>
            {shownError}
          </p>
        )}
      </div>
    </Stack>
  )
}

/** The rule that a field breaks says more than that a field is refused. */
function reasonOf(error: unknown, t: Texts['t']): string {
  const [field] = error instanceof ApiError ? error.fields : []
  return field?.message ?? errorText(error, t)
}
