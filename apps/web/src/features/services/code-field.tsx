import { FailureNotice, Text } from '#layout'
import { Suspense } from 'react'
import { lazyPart, loadCodeEditor } from '#ui'
import classes from './services.module.css'

const CodeEditor = lazyPart(loadCodeEditor)

interface CodeFieldProps {
  readonly label: string
  readonly hint: string
  readonly language: 'javascript' | 'json'
  readonly value: string
  /** What is wrong with it, in words. */
  readonly error?: string | undefined
  readonly readOnly?: boolean
  readonly onChange: (text: string) => void
}

/** The text of a service in the editor of code, with what it takes above it. */
export function CodeField({ hint, error, ...editor }: CodeFieldProps) {
  return (
    <div>
      <Text className={classes.codeLabel}>{editor.label}</Text>
      <Text tone="faint">{hint}</Text>
      <Suspense fallback={<div className={classes.codeFrame} />}>
        <CodeEditor {...editor} />
      </Suspense>
      {error && <FailureNotice>{error}</FailureNotice>}
    </div>
  )
}
