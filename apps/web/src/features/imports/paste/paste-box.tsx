import { Stack } from '#layout'
import { useState, type ClipboardEvent } from 'react'
import { errorText, useTexts } from '#shared'
import { Button, FileDrop, TextArea, useUnsaved } from '#ui'
import classes from './paste-box.module.css'
import { readAside } from './read-aside.ts'
import { MOST_COLUMNS } from './read-table.ts'
import type { TableRule } from './table-messages.ts'
import { contentOf, MOST_BYTES } from './text-of-file.ts'

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

  /** In words why a table is not read. */
  const refusalText = (rule: TableRule): string => {
    switch (rule) {
      case 'table_too_wide':
        return t('imports.paste.tooWide', { most: MOST_COLUMNS })
      case 'file_over_limit':
        return t('imports.file.tooLarge', { most: MOST_BYTES / 1_048_576 })
      case 'file_too_many_parts':
      case 'file_old_workbook':
      case 'file_has_password':
      case 'file_damaged':
      case 'file_unzips_too_large':
      case 'file_beyond_sheet':
        return t(`rule.${rule}`)
      default:
        return t('imports.workbook.unread')
    }
  }

  async function read(given: string | File): Promise<void> {
    if (typeof given !== 'string' && given.size > MOST_BYTES)
      return setError(refusalText('file_over_limit'))
    setIsReading(true)
    setError(undefined)
    try {
      const answer = await readAside(typeof given === 'string' ? given : await contentOf(given))
      if (answer.rule !== undefined) setError(refusalText(answer.rule))
      else setError(answer.table.length === 0 ? t('imports.paste.nothing') : onTable(answer.table))
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
          if (file && !isReading) void read(file)
        }}
      />
    </Stack>
  )
}
