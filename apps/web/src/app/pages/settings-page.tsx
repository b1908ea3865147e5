import { BrowserCard, ChoicesCard } from '#features/notifications'
import { SettingsPage } from '#features/identity'
import { useTexts } from '#shared'
import { showSystemMessage } from '#ui'
import { useChangeIdentity } from '../use-change-identity.ts'
import { useSpeak } from '../use-speak.ts'

/** The settings; what concerns the whole application changes there at once. */
export default function AppSettingsPage() {
  const changeIdentity = useChangeIdentity()
  const { t } = useTexts()
  const speak = useSpeak()
  return (
    <SettingsPage
      notifications={
        <>
          <BrowserCard />
          <ChoicesCard />
        </>
      }
      onDefaultProject={(DefaultProjectId) => changeIdentity({ DefaultProjectId })}
      onSingleKeys={(SingleKeys) => changeIdentity({ SingleKeys })}
      onTexts={(texts) => void speak(texts).catch((error: unknown) => showSystemMessage(error, t))}
    />
  )
}
