import path from 'node:path'
import { TEST_FILE } from '../boundaries.ts'
import { lineAt, listFiles, type Finding } from './repository.ts'
import { parseFile, stringOf, type ParsedFile, type SyntaxNode } from './syntax.ts'

const PAGE = /^apps\/web\/src\/.*\.tsx?$/
const WEB = 'apps/web/src/'

/** Where the library's own windows are used. */
const LIBRARY = 'shared/ui/library/'

const LIBRARY_WINDOWS = /^react-aria-components\/(?:Dialog|Modal|Popover)$/

const WINDOWS = new Set(['ModalDialog', 'Drawer', 'DialogFrame'])
const BUTTONS = new Set(['Button', 'IconButton', 'button'])
const CLOSING = /^(?:onClose|onCancel)$/

/** What is typed here is kept, saved at once or nothing to lose: nobody is asked before it is left. */
const KEPT: Readonly<Record<string, string>> = {
  'shared/ui/dialogs/act-dialog.tsx': 'what is typed repeats a name',
  'features/privacy/erase-dialog.tsx': 'what is typed repeats a user name',
  'features/identity/confirm-dialog.tsx': 'an address or a password is typed',
  'app/shell/command-palette.tsx': 'it is a search',
  'features/grid/board/filter-sheet.tsx': 'filters are in the address at once',
  'features/grid/board/column-choice.tsx': 'columns are in the address at once',
  'shared/ui/dates/date-popup.tsx': 'a day is chosen',
  'features/microdata/form-panel.tsx': 'its form says itself what is unsaved',
  'features/meetings/journal-form.tsx': 'it keeps a draft, and saves by itself',
  'features/actions/action/form-part.tsx': 'it keeps a draft, and saves by itself',
  'features/actions/action/note-editor.tsx': 'it keeps a draft',
  'features/spreadsheets/calculator/calculator.tsx': 'it keeps a draft, and saves by itself',
  'features/actions/table/action-panel.tsx': 'each field is saved when it is left',
  'features/indicators/answer-field.tsx': 'it keeps a draft, and saves by itself',
  'features/meetings/many/day-list.tsx': 'it is a list to read, without a field',
  'features/reports/reports/people-behind.tsx': 'it is a list to read, without a field',
  'features/reports/reports/report-versions.tsx': 'it is a list to read, without a field',
  'features/reports/reports/tile-form.tsx':
    'what is typed stands in the form of the report at once, which asks',
}

/** Forms of pages whose leaving something else asks about. */
const ASKED_ELSEWHERE: Readonly<Record<string, string>> = {
  'features/actions/author/use-content-edit.ts': 'its page asks',
  'features/actions/author/project-tab.tsx': 'its page asks',
  'features/actions/due/due-card.tsx': 'its page asks',
  'features/actions/due/reminders-card.tsx': 'its page asks',
  'features/conferences/session-form.tsx': 'its page asks where it is one of several tabs',
  'features/identity/consent-text-editor.tsx': 'its page asks',
  'features/identity/password-form.tsx': 'passwords are typed',
  'features/views/actions/action-view-editor.tsx': 'its page asks',
}

/** Windows without a field, which a button of their own closes. */
const NOTHING_TYPED = new Set([
  'app/shell/command-palette.tsx',
  'app/shell/key-help.tsx',
  'features/grid/board/field-filter-dialog.tsx',
  'features/grid/board/filter-sheet.tsx',
  'features/grid/export/export-dialog.tsx',
  'features/grid/export/totals-dialog.tsx',
  'features/identity/consent-card.tsx',
  'features/mail/mail-panel.tsx',
  'features/meetings/feed-dialog.tsx',
  'features/meetings/move-refused.tsx',
  'features/notifications/notices-panel.tsx',
  'features/people/linking/history-dialog.tsx',
])

/**
 * Every window that could be left without a question: one that is not ours, one whose button closes it
 * past the question (WindowHead and DismissButton ask), and one that says that nothing can be lost in
 * it, or a form that asks nobody, without being listed here with the reason; and every window that hides
 * what is in sight while it is loaded, as far as its file returns nothing but the window.
 */
export function checkWindows(root: string): Finding[] {
  return listFiles(root)
    .filter((file) => PAGE.test(file) && !TEST_FILE.test(file))
    .flatMap((file) => {
      const parsed = parseFile(root, file)
      return [...checkFile(parsed), ...checkLoading(root, parsed)]
    })
}

/**
 * A window that is loaded as a part: while it is on its way, it hides what stands in the same boundary,
 * and the focus is lost.
 */
function checkLoading(root: string, { file, text, nodes }: ParsedFile): Finding[] {
  return nodes
    .filter((node) => node.type === 'CallExpression' && nameOf(node['callee']) === 'lazyPart')
    .filter(({ arguments: given }) => {
      const [load, name] = given as SyntaxNode[]
      const source = stringOf((load?.['body'] as SyntaxNode | undefined)?.['source'] as SyntaxNode)
      if (!source?.startsWith('.')) return false
      return isWindow(parseFile(root, path.join(path.dirname(file), source)), stringOf(name))
    })
    .map(({ start }) => ({
      rule: 'windows',
      file,
      line: lineAt(text, start),
      message: 'loads a window that would hide what is in sight: use lazyWindow',
    }))
}

/** Whether the component of this name, or the default one, draws a window and nothing around it. */
function isWindow({ nodes }: ParsedFile, name: string | undefined): boolean {
  const component = nodes
    .filter(({ type }) =>
      name ? type === 'ExportNamedDeclaration' : type === 'ExportDefaultDeclaration',
    )
    .map((exported) => exported['declaration'] as SyntaxNode | null)
    .find((declared) => !name || nameOf(declared?.['id']) === name)
  const body = (component?.['body'] as SyntaxNode | null | undefined)?.['body']
  return [body ?? []].flat().some((statement) => {
    const { type, argument } = statement as SyntaxNode
    if (type !== 'ReturnStatement') return false
    const { expression, openingElement } = (argument ?? {}) as SyntaxNode
    // In parentheses where it is longer than a line.
    const root = openingElement ?? (expression as SyntaxNode | undefined)?.['openingElement']
    return root !== undefined && WINDOWS.has(elementOf(root as SyntaxNode))
  })
}

function checkFile({ file, text, nodes }: ParsedFile): Finding[] {
  const own = file.slice(WEB.length)
  const hasWindow = nodes.some((node) => WINDOWS.has(elementOf(node)))
  const finding = ({ start }: SyntaxNode, message: string): Finding => ({
    rule: 'windows',
    file,
    line: lineAt(text, start),
    message,
  })
  return nodes.flatMap((node) => {
    if (!own.startsWith(LIBRARY) && isLibraryWindow(node))
      return [finding(node, 'is a window that asks nobody: use ModalDialog')]
    if (!own.startsWith('shared/ui/') && elementOf(node) === 'dialog')
      return [finding(node, 'is a window that asks nobody: use ModalDialog')]
    if (hasWindow && !NOTHING_TYPED.has(own) && closesPast(node))
      return [finding(node, 'closes past the question: use WindowHead or DismissButton')]
    if (KEPT[own] === undefined && saysKept(node, own))
      return [finding(node, 'says that nothing is lost: list it with the reason')]
    if (ASKED_ELSEWHERE[own] === undefined && asksNobody(node))
      return [finding(node, 'asks nobody: list it with who does')]
    return []
  })
}

const nameOf = (node: unknown): string => {
  const { name } = (node ?? {}) as { readonly name?: unknown }
  return typeof name === 'string' ? name : ''
}

const elementOf = (node: SyntaxNode): string =>
  node.type === 'JSXOpeningElement' ? nameOf(node['name']) : ''

function isLibraryWindow(node: SyntaxNode): boolean {
  const source = node['source'] as { readonly value?: unknown } | undefined
  return node.type === 'ImportDeclaration' && LIBRARY_WINDOWS.test(String(source?.value))
}

/** `<Button onClick={onClose}>`. */
function closesPast(node: SyntaxNode): boolean {
  if (!BUTTONS.has(elementOf(node))) return false
  return (node['attributes'] as SyntaxNode[]).some((attribute) => {
    const value = attribute['value'] as SyntaxNode | null | undefined
    return nameOf(attribute['name']) === 'onClick' && CLOSING.test(nameOf(value?.['expression']))
  })
}

/** `<ModalDialog isKept>`, `<section {...KEPT}>`. */
function saysKept(node: SyntaxNode, own: string): boolean {
  if (own.startsWith(LIBRARY) || node.type !== 'JSXOpeningElement') return false
  return (node['attributes'] as SyntaxNode[]).some((attribute) =>
    attribute.type === 'JSXSpreadAttribute'
      ? nameOf(attribute['argument']) === 'KEPT'
      : WINDOWS.has(elementOf(node)) && nameOf(attribute['name']) === 'isKept',
  )
}

/** `useForm('…', { asks: false })`. */
function asksNobody(node: SyntaxNode): boolean {
  if (node.type !== 'CallExpression' || nameOf(node['callee']) !== 'useForm') return false
  const options = (node['arguments'] as SyntaxNode[])[1]
  if (options?.type !== 'ObjectExpression') return false
  return (options['properties'] as SyntaxNode[]).some(
    (property) =>
      nameOf(property['key']) === 'asks' &&
      (property['value'] as { readonly value?: unknown }).value !== true,
  )
}
