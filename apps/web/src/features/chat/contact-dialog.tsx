import { useTexts } from '#shared'
import { DialogFrame } from '#ui'
import { ContactButton } from './contact-button.tsx'
import { ContactList } from './contact-list.tsx'

/** Chooses somebody to write to, and opens the conversation with them. */
export function ContactDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts()
  return (
    <DialogFrame title={t('chat.new.title')} text={t('chat.new.text')} onCancel={onClose}>
      <ContactList>{(contact) => <ContactButton contact={contact} onOpen={onClose} />}</ContactList>
    </DialogFrame>
  )
}
