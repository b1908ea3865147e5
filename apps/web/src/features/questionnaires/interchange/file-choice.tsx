import { Row, Stack, Text } from '#layout'
import { LARGEST_QUEST_FILE } from '@telemachos/contract/questionnaires/file-limits'
import { useRef, useState, type ClipboardEvent, type DragEvent } from 'react'
import { useTexts } from '#shared'
import { Button, DismissButton, TextArea } from '#ui'
import classes from './interchange.module.css'

interface FileChoiceProps {
  readonly isReading: boolean
  readonly error: string | undefined
  readonly onText: (text: string) => void
  readonly onClose: () => void
}

/** Where a file is chosen or dropped, or its text pasted. */
export function FileChoice({ isReading, error, onText, onClose }: FileChoiceProps) {
  const { t } = useTexts()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const [typed, setTyped] = useState('')
  const [refusal, setRefusal] = useState<'file_over_limit' | 'file_encoding'>()

  async function take(file: File | undefined): Promise<void> {
    if (!file) return
    if (file.size > LARGEST_QUEST_FILE) return setRefusal('file_over_limit')
    const text = decode(await file.arrayBuffer())
    setRefusal(text === undefined ? 'file_encoding' : undefined)
    if (text !== undefined) onText(text)
  }

  function onDrop(event: DragEvent): void {
    event.preventDefault()
    setOver(false)
    void take(event.dataTransfer.files[0])
  }

  function onPaste(event: ClipboardEvent): void {
    // A long text would make the field itself slow: it is read instead of written there.
    event.preventDefault()
    onText(event.clipboardData.getData('text/plain'))
  }
  const failure = refusal ? t(`rule.${refusal}`) : error
  return (
    <>
      <div
        className={classes.drop}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <input
          ref={input}
          type="file"
          hidden
          accept=".json,.lss,.xml,application/json,text/xml"
          onChange={(event) => {
            void take(event.currentTarget.files?.[0])
            // The same file may be chosen again, once it has been mended.
            event.currentTarget.value = ''
          }}
        />
        <Button loading={isReading} onClick={() => input.current?.click()}>
          {t('interchange.choose')}
        </Button>
        <Text tone="soft">{t('interchange.drop')}</Text>
      </div>
      {failure && (
        <Text role="alert" tone="failure" breaks>
          {failure}
        </Text>
      )}
      <Stack
        as="form"
        gap={3}
        align="start"
        className={classes.paste}
        onSubmit={(event) => {
          event.preventDefault()
          setRefusal(undefined)
          onText(typed)
        }}
      >
        <TextArea
          label={t('interchange.paste')}
          hint={t('interchange.paste.hint')}
          rows={4}
          value={typed}
          spellCheck={false}
          onPaste={onPaste}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {typed !== '' && (
          <Button type="submit" variant="default" loading={isReading}>
            {t('interchange.read')}
          </Button>
        )}
      </Stack>
      <Row gap={2} justify="end">
        <DismissButton onClick={onClose} />
      </Row>
    </>
  )
}

/** The text of a file; undefined for another encoding, whose Greek would come as other signs. */
function decode(bytes: ArrayBuffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}
