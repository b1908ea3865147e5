import { SettingsPage } from '../../features/identity/settings-page.tsx'
import { useApp } from '../app-context.ts'

/** The settings; a new language changes the whole application. */
export default function AppSettingsPage() {
  const { identity, setIdentity, setTexts } = useApp()
  return (
    <SettingsPage
      onTexts={(texts) => {
        setTexts(texts)
        setIdentity({ ...identity, Language: texts.language })
      }}
    />
  )
}
