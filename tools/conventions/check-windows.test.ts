import { expect, test } from 'vitest'
import { checkWindows } from './check-windows.ts'
import { plant } from './planted.ts'

const FEATURE = 'apps/web/src/features/mail/words-dialog.tsx'
const PAGE = 'apps/web/src/features/mail/mail-page.tsx'

test.for([
  "import { Dialog } from 'react-aria-components/Dialog'\n",
  'const one = <dialog open />\n',
  'const one = <ModalDialog label="" onClose={onClose}><Button onClick={onClose} /></ModalDialog>\n',
  'const one = <Drawer label="" isKept onClose={onClose} />\n',
  'const one = <section {...KEPT} />\n',
  "const form = useForm('mail.saveTemplate', { start, asks: false })\n",
])('a window is not left without a question: %s', (code) => {
  expect(checkWindows(plant({ [FEATURE]: code }))).toMatchObject([{ file: FEATURE, line: 1 }])
})

test('a window asks by itself, and so do its head and its button', () => {
  const code =
    'const one = <Drawer label="" onClose={onClose}><DismissButton onClick={onClose} /></Drawer>\n'
  expect(checkWindows(plant({ [FEATURE]: code }))).toEqual([])
  const inline = 'const one = <Card><Button onClick={onClose} /></Card>\n'
  expect(checkWindows(plant({ [FEATURE]: inline }))).toEqual([])
})

test('a window is loaded as one', () => {
  const window = 'export function Words() {\n  return (\n    <DialogFrame title="" />\n  )\n}\n'
  const loads = (how: string) =>
    plant({
      [FEATURE]: window,
      [PAGE]: `const Words = ${how}(() => import('./words-dialog.tsx'), 'Words')\n`,
    })
  expect(checkWindows(loads('lazyPart'))).toMatchObject([{ file: PAGE, line: 1 }])
  expect(checkWindows(loads('lazyWindow'))).toEqual([])
})
