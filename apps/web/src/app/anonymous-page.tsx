import { TextsContext, type Texts } from '../shared/i18n/use-texts.ts'
import { MessagePage, type MessageName } from './pages/message-page.tsx'

/** The pages that need no session: denied, error, notfound. */
export function AnonymousPage({ texts }: { readonly texts: Texts }) {
  const name = location.pathname.replaceAll('/', '').toLowerCase() as MessageName
  return (
    <TextsContext value={texts}>
      <MessagePage name={name} />
    </TextsContext>
  )
}
