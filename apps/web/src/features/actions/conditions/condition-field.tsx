import { Suspense } from 'react'
import { lazyPart } from '#ui'
import type { ConditionEditorProps } from './condition-editor.tsx'

const ConditionEditor = lazyPart(() => import('./condition-editor.tsx'), 'ConditionEditor')

/** A condition among the fields of a form; what edits it is loaded after the form. */
export function ConditionField(props: ConditionEditorProps) {
  return (
    <Suspense fallback={null}>
      <ConditionEditor {...props} />
    </Suspense>
  )
}
