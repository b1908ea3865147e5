import { FormAside } from '../../features/applications/design/form-aside.tsx'
import { ConsentTexts } from '../../features/identity/consent-texts.tsx'
import ProjectPage from '../../features/projects/project-page.tsx'

/** A project's settings, with the consent texts and the application forms that it has published. */
export default function AppProjectPage() {
  return (
    <ProjectPage
      consentTextsOf={(id) => <ConsentTexts projectId={id} />}
      formAsideOf={(aside) => <FormAside {...aside} />}
    />
  )
}
