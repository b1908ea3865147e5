import { useMemo } from 'react'
import type { CodeMistake } from '#code'
import { useTexts, type Texts } from '#shared'
import { lazyPart, loadCodeEditor } from '#ui'
import type { Mistake } from './mistake.ts'
import { useFunctions, useSchema } from './use-schema.ts'

const CodeEditor = lazyPart(loadCodeEditor)

interface SqlEditorProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** What the server finds wrong with the text, and where; undefined while nothing is known. */
  readonly mistake?: Mistake | undefined
  /** Ctrl+Enter. */
  readonly onRun?: () => void
}

/** An editor of SQL that offers the names of the data dictionary and marks the server's mistake. */
export function SqlEditor({ mistake, ...rest }: SqlEditorProps) {
  const { t } = useTexts()
  const tables = useSchema()
  const functions = useFunctions()
  const mistakes = useMemo(() => mistake && [told(mistake, t)], [mistake, t])
  return (
    <CodeEditor
      language="sql"
      tables={tables}
      completions={functions}
      mistakes={mistakes}
      {...(rest.onRun && { keys: t('reports.sql.keys') })}
      {...rest}
    />
  )
}

function told({ Message, Line, Column, Near }: Mistake, t: Texts['t']): CodeMistake {
  const near = Near.length > 0 ? ` ${t('reports.sql.near', { names: Near.join(', ') })}` : ''
  return { message: Message + near, line: Line, column: Column }
}
