/* What others load of it once it is needed. */
/** @public for versions of what authors write, side by side */
export const loadCodeDifference = () => import('./code/code-difference.tsx')
export const loadCodeEditor = () => import('./code/code-editor.tsx')
export const loadPastedPlain = () => import('./rich-text/pasted-plain.ts')
export const loadToolBar = () => import('./library/tool-bar.tsx')
export const loadRichTextEditor = () => import('./rich-text/rich-text-editor.tsx')
