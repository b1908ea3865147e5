import { Stack } from '#layout'
import { useState, type ClipboardEvent } from 'react'
import { errorText, useTexts } from '#shared'
import { Button, FileDrop, TextArea, useUnsaved } from '#ui'
import classes from './paste-box.module.css'
import { readAside } from './read-aside.ts'
import { contentOf } from './text-of-file.ts'

interface PasteBoxProps {
  readonly hint: string
  /** Takes what was read; a text says what is wrong with it. */
  readonly onTable: (table: readonly (readonly string[])[]) => string | undefined
}

/** Where rows of a spreadsheet are pasted, however many they are. */
export function PasteBox({ hint, onTable }: PasteBoxProps) {
  const { t } = useTexts()
  const [typed, setTyped] = useState('')
  useUnsaved(typed.trim() !== '')
  const [error, setError] = useState<string>()
  const [isReading, setIsReading] = useState(false)

  async function read(given: string | Uint8Array): Promise<void> {
    setIsReading(true)
    setError(undefined)
    try {
      const table = await readAside(given)
      if (table === undefined) setError(t('imports.workbook.unread'))
      else setError(table.length === 0 ? t('imports.paste.nothing') : onTable(table))
    } catch (failure) {
      setError(errorText(failure, t))
    } finally {
      setIsReading(false)
    }
  }

  function onPaste(event: ClipboardEvent): void {
    // A long text would make the field itself slow: it is read instead of written there.
    event.preventDefault()
    if (!isReading) void read(event.clipboardData.getData('text/plain'))
  }
  return (
    <Stack
      as="form"
      gap={3}
      align="start"
      className={classes.box}
      onSubmit={(event) => {
        event.preventDefault()
        void read(typed)
      }}
    >
      <TextArea
        label={t('imports.paste')}
        hint={hint}
        error={error}
        rows={6}
        value={typed}
        spellCheck={false}
        onPaste={onPaste}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" loading={isReading}>
        {t('imports.paste.read')}
      </Button>
      <FileDrop
        label={t('imports.chooseFile')}
        accept={['.csv', '.tsv', '.txt', 'text/csv', '.xlsx', '.xlsm', '.xls']}
        multiple={false}
        button={t('imports.chooseFile')}
        text={t('imports.dropFile')}
        hint={t('imports.fileHint')}
        onFiles={([file]) => {
          if (file && !isReading) void contentOf(file).then(read)
        }}
      />
    </Stack>
  )
}
