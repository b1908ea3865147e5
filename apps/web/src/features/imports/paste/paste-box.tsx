import { useState, type ClipboardEvent } from 'react'
import { useTexts } from '../../../shared/i18n/use-texts.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { TextArea } from '../../../shared/ui/text-area.tsx'
import classes from './paste-box.module.css'
import { readTable } from './read-table.ts'

interface PasteBoxProps {
  readonly hint: string
  /** Takes what was read; a text says what is wrong with it. */
  readonly onTable: (table: readonly (readonly string[])[]) => string | undefined
}

/** Where rows of a spreadsheet are pasted: read at once, however many they are. */
export function PasteBox({ hint, onTable }: PasteBoxProps) {
  const { t } = useTexts()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()

  function read(text: string): void {
    const table = readTable(text)
    setError(table.length === 0 ? t('imports.paste.nothing') : onTable(table))
  }

  function onPaste(event: ClipboardEvent): void {
    // A long text would make the field itself slow: it is read instead of written there.
    event.preventDefault()
    read(event.clipboardData.getData('text/plain'))
  }
  return (
    <form
      className={classes.box}
      onSubmit={(event) => {
        event.preventDefault()
        read(typed)
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
      <Button type="submit" variant="default">
        {t('imports.paste.read')}
      </Button>
    </form>
  )
}
