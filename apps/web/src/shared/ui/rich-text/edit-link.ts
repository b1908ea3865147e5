import type { Editor } from '@tiptap/core'
import { safeAddress } from '@telemachos/rules/rich-text/safe-address'
import type { Texts } from '../../i18n/use-texts.ts'
import { askForText } from '../dialogs/dialog-store.ts'

/** What people write of an address: without its beginning, and mail as it is. */
function completed(typed: string): string {
  const address = typed.trim()
  if (address === '' || /^[a-z][a-z\d+.-]*:/i.test(address)) return address
  return /^[^@\s/]+@[^@\s/]+$/.test(address) ? `mailto:${address}` : `https://${address}`
}

/** Asks where the selected text leads, and makes it a link; without an address it is none any more. */
export async function editLink(editor: Editor, t: Texts['t']): Promise<void> {
  const { from, to } = editor.state.selection
  const { href = '' } = editor.getAttributes('link') as { href?: string }
  const typed = await askForText({
    title: t('ui.rich.link'),
    label: t('ui.rich.linkLabel'),
    hint: t('ui.rich.linkHint'),
    value: href,
    check: (text) =>
      text.trim() === '' || safeAddress(completed(text)) ? undefined : t('ui.rich.linkWrong'),
  })
  if (editor.isDestroyed) return
  const chain = editor.chain().focus().setTextSelection({ from, to })
  if (typed === null) return void chain.run()
  const address = safeAddress(completed(typed))
  if (address === undefined) return void chain.extendMarkRange('link').unsetLink().run()
  // Without a selection, the address itself is what is read.
  if (from === to && href === '') {
    const marks = [{ type: 'link', attrs: { href: address } }]
    chain.insertContent({ type: 'text', text: typed.trim(), marks }).run()
    return
  }
  chain
    .extendMarkRange('link')
    .setLink({ href: address })
    // What is typed next goes on behind the link, and not in its place.
    .command(({ tr, commands }) => commands.setTextSelection(tr.selection.to))
    .unsetMark('link')
    .run()
}
