/** What an editor of a language of its own is made of; loaded where one is. */
export { default as codeEditorClasses } from './code-editor.module.css'
export { codeHighlight, codeTheme } from './code-theme.ts'
export { styleNonce } from './style-nonce.ts'
