import { HighlightStyle } from '@codemirror/language'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

/** The editor in the page's own colours, light and dark; 12 px as the specification has it (§9). */
export const codeTheme = EditorView.theme({
  '&': {
    direction: 'ltr',
    fontSize: 'var(--text-tiny)',
    color: 'var(--ink)',
    backgroundColor: 'var(--surface)',
  },
  '.cm-scroller': {
    fontFamily: 'ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace',
    lineHeight: '1.6',
    maxHeight: '62vh',
    overflow: 'auto',
  },
  '.cm-content': { caretColor: 'var(--ink)', paddingBlock: '8px' },
  '&.cm-focused': { outline: '2px solid var(--focus)', outlineOffset: '-2px' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '.cm-gutters': {
    color: 'var(--ink-faint)',
    backgroundColor: 'var(--surface-sunken)',
    borderRight: '1px solid var(--line)',
  },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--accent-wash)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground':
    { backgroundColor: 'color-mix(in srgb, var(--accent) 30%, transparent)' },
  '.cm-tooltip': {
    color: 'var(--ink)',
    backgroundColor: 'var(--surface)',
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--radius)',
  },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    color: 'var(--on-accent)',
    backgroundColor: 'var(--accent)',
  },
  '.cm-foldPlaceholder': { color: 'var(--ink-soft)', backgroundColor: 'var(--surface-sunken)' },
})

/** Words of a language, readable on both grounds. */
export const codeHighlight = HighlightStyle.define([
  { tag: [tags.propertyName, tags.keyword], color: 'var(--accent-ink)' },
  { tag: tags.comment, color: 'var(--ink-faint)' },
  { tag: tags.string, color: 'var(--done)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--warn)' },
  { tag: tags.invalid, color: 'var(--overdue)' },
])
