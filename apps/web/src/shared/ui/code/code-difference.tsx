import { unifiedMergeView } from '@codemirror/merge'
import { Compartment, EditorState } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import classes from './code-editor.module.css'
import { loadLanguage, type CodeLanguage } from './code-languages.ts'
import { plainView } from './code-view.ts'

/** Lines that are left around what changed, and from how many on the others are folded. */
const COLLAPSED = { margin: 3, minSize: 6 }

interface CodeDifferenceProps {
  readonly label: string
  readonly language: CodeLanguage
  readonly before: string
  readonly after: string
}

/** What became of a text: what was taken out of it and what came, with the lines around. */
export default function CodeDifference({ label, language, before, after }: CodeDifferenceProps) {
  const { t } = useTexts()
  const place = useRef<HTMLDivElement>(null)
  const [compartment] = useState(() => new Compartment())
  useEffect(() => {
    if (!place.current) return undefined
    const view = new EditorView({
      parent: place.current,
      state: EditorState.create({
        doc: after,
        extensions: [
          plainView,
          compartment.of([]),
          EditorState.readOnly.of(true),
          EditorState.phrases.of({ '$ unchanged lines': t('ui.code.unchanged') }),
          EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
          unifiedMergeView({
            original: before,
            mergeControls: false,
            collapseUnchanged: COLLAPSED,
          }),
        ],
      }),
    })
    let isOpen = true
    void loadLanguage(language).then(
      (part) => isOpen && view.dispatch({ effects: compartment.reconfigure(part.support({})) }),
    )
    return () => {
      isOpen = false
      view.destroy()
    }
  }, [label, language, before, after, compartment, t])
  if (before === after) return <p className={classes.same}>{t('ui.code.same')}</p>
  return <div ref={place} className={classes.frame} />
}
