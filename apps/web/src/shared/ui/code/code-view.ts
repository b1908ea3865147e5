import {
  autocompletion,
  completeFromList,
  completionKeymap,
  type Completion,
} from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import {
  bracketMatching,
  foldGutter,
  foldKeymap,
  indentOnInput,
  indentUnit,
  syntaxHighlighting,
} from '@codemirror/language'
import { lintGutter } from '@codemirror/lint'
import { EditorState, type Extension } from '@codemirror/state'
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  keymap,
  lineNumbers,
  tooltips,
} from '@codemirror/view'
import { showMinimap } from '@replit/codemirror-minimap'
import { codeHighlight, codeTheme } from './code-theme.ts'
import { styleNonce } from './style-nonce.ts'

/** Spec §9, code editor. */
export const TAB_SIZE = 4

/** What every view of code has, whether it is edited or compared. */
export const plainView: Extension = [
  EditorView.cspNonce.of(styleNonce()),
  EditorState.tabSize.of(TAB_SIZE),
  syntaxHighlighting(codeHighlight),
  codeTheme,
  lineNumbers(),
  EditorView.lineWrapping,
]

/** What an editor has besides, whatever its language. */
export const editing: Extension = [
  indentUnit.of(' '.repeat(TAB_SIZE)),
  foldGutter(),
  lintGutter(),
  history(),
  drawSelection(),
  highlightActiveLine(),
  bracketMatching(),
  indentOnInput(),
  autocompletion(),
  // Beside the frame, which cuts off what leaves it.
  tooltips({ parent: document.body }),
  showMinimap.of({ create: () => ({ dom: minimap() }) }),
  keymap.of([
    ...completionKeymap,
    ...defaultKeymap,
    ...historyKeymap,
    ...foldKeymap,
    indentWithTab,
  ]),
]

/** A picture of the text for those who scroll by pointer; to all others it says nothing. */
function minimap(): HTMLElement {
  const dom = document.createElement('div')
  dom.setAttribute('aria-hidden', 'true')
  return dom
}

/** Names that the product knows, offered besides those of the language. */
export const offering = (completions: readonly Completion[]): Extension =>
  EditorState.languageData.of(() => [{ autocomplete: completeFromList(completions) }])

/** Where the cursor is: line and column, both from 1. */
export function cursorOf(state: EditorState): { readonly line: number; readonly column: number } {
  const { head } = state.selection.main
  const line = state.doc.lineAt(head)
  return { line: line.number, column: head - line.from + 1 }
}
