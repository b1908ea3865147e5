import { BrowserCard, ChoicesCard } from '#features/notifications'
import { SettingsPage } from '#features/identity'
import { useTexts } from '#shared'
import { showSystemMessage } from '#ui'
import { useApp } from '../app-context.ts'
import { useSpeak } from '../use-speak.ts'

/** The settings; what concerns the whole application changes there at once. */
export default function AppSettingsPage() {
  const { identity, setIdentity } = useApp()
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
      onDefaultProject={(DefaultProjectId) => setIdentity({ ...identity, DefaultProjectId })}
      onTexts={(texts) => void speak(texts).catch((error: unknown) => showSystemMessage(error, t))}
    />
  )
}
